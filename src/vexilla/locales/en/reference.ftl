# What can be looked up: the reference at the table, and the search in the rules.

## Chapters

reference-units = Units
reference-leaders = Leaders
reference-terrain = Ground
reference-dice = Dice
reference-cards = Command cards
samurai-reference-cards = Command cards
reference-dragons = Dragon cards
reference-formations = Formations
reference-tactics = Tactics cards
reference-troops = Troop cards
reference-traits = Traits
reference-weapons = Weapons
reference-guns = Engines and guns
reference-modifiers = Modifiers
reference-name-leader = leader

## What the tables say

reference-fact-class = Class
reference-fact-arm = Arm
reference-fact-rank = Rank
reference-fact-blocks = Blocks
reference-fact-figures = Figures
reference-fact-move = Moves
reference-fact-battle-move = Moves and battles
reference-fact-close = Close combat, dice
reference-fact-back = Battle back, dice
reference-fact-full-dice = Dice at full strength
reference-fact-range = Range
reference-fact-fire = Fire: still / moved
reference-fact-fire-by-distance = Fire at 2, 3, 4 hexes
reference-fact-fire-moved = Fire after a move
reference-fact-fire-more = Fire
reference-fact-standing-fire = Fire without a move
reference-fact-half-fire = Half after a move, rounded
reference-fact-battery = Dice at 1–5 hexes
reference-fact-battery-of-one = With one block
reference-fact-melee-more = Melee
reference-fact-melee-infantry = Melee against infantry
reference-fact-weapon = Weapon
reference-fact-swords = Swords hit
reference-fact-sabres = Sabres hit
reference-fact-ignores-swords = Ignores swords
reference-fact-ignores-flags = May ignore flags
reference-fact-full-flags = Flags ignored at full strength
reference-fact-evades = Evades
reference-fact-retreat = Retreat, hexes a flag
reference-fact-retreat-cost = Retreat, tokens a hex
reference-fact-bonus = Bonus close combat
reference-fact-status = Standing in a duel
reference-fact-leads-horse = Leads cavalry
reference-fact-inspires-beside = Inspires units beside him
reference-fact-closed = Closed to
reference-fact-stops = Stops
reference-fact-sight = Sight
reference-fact-leaving = Leaving
reference-fact-entering = Entering
reference-fact-battle-entering = May battle when entering
reference-fact-most-close = Close combat, most dice
reference-fact-most-close-in = Close combat into it, most
reference-fact-most-close-out = Close combat out of it, most
reference-fact-most-uphill = Uphill, most dice
reference-fact-most-downhill = Down and along: foot / mounted
reference-fact-most-fire-in = Fire into it, most dice
reference-fact-most-fire-out = Fire out of it, most dice
reference-fact-fewer-inside = Dice fewer inside
reference-fact-fewer-melee-in = Melee into it*
reference-fact-fewer-melee-out = Melee out of it*
reference-fact-fewer-fire-in = Fire into it*
reference-fact-fewer-fire-out = Fire out of it*
reference-fact-fewer-uphill = Uphill*
reference-fact-fewer-downhill = Downhill*
reference-fact-fewer-hills = Fire from hill to hill*
reference-fact-front = Only from its front
reference-fact-inspired = Leaders inspire there
reference-fact-left = Left section
reference-fact-center = Center
reference-fact-right = Right section
reference-fact-reshuffles = Deck is shuffled after it
reference-fact-sides = Sides of the die
reference-fact-cost = Cost, tokens
reference-fact-window = When
reference-fact-strength = Strength
reference-fact-category = Sort
reference-fact-strengths = Strength
reference-fact-base = Base, steps
reference-fact-price = Price
reference-fact-rams = Rams
reference-fact-rampages = Rampages in flight
reference-fact-all-round = Front on all sides
reference-fact-shooting = Shooting
reference-fact-penetration = Penetration
reference-fact-range-class = Range class
reference-fact-years = Years
reference-fact-case = Near zone: shooting / penetration
reference-fact-ball = Far zone: shooting / penetration
reference-fact-reach = Reach, steps
reference-fact-share = Share of a move, everyone
reference-fact-foot_skirmishers = Foot skirmishers
reference-fact-mounted_skirmishers = Mounted skirmishers
reference-fact-pikemen = Pikemen
reference-fact-dismounted_knights = Dismounted knights
reference-fact-other_foot = Other foot
reference-fact-cavalry = Cavalry
reference-fact-elephants = Elephants
reference-fact-light_chariots = Light chariots
reference-fact-heavy_scythed_chariots = Heavy and scythed chariots
reference-fact-mobile_artillery = Mobile artillery
reference-fact-adds-BS = Strength
reference-fact-adds-ATT = Attack
reference-fact-adds-DEF = Defence
reference-fact-adds-C = Shooting

## Words of the tables

reference-is-yes = yes
reference-is-no = no
reference-is-all = all
reference-is-always = always
reference-is-never = never
reference-is-nobody = nobody
reference-is-everyone = everyone
reference-is-foot = foot
reference-is-mounted = mounted
reference-is-machine = war machines
napoleonics-reference-is-machine = artillery
reference-is-leader = leaders
reference-is-woodsmen = light foot, auxilia, warriors
reference-is-light-infantry = light infantry
reference-is-as-enemy = as many as the enemy
reference-is-with-leader = with a leader
reference-is-from-foot-and-heavy = from foot and heavy mounted
reference-is-from-foot-and-elephants = from foot and elephants
reference-is-hides = blocked
reference-is-hides-lower = blocked for those below
reference-is-hides-outside = blocked from outside
reference-is-hides-beyond = blocked behind it
reference-is-adjacent = one hex
reference-is-command = as many as the Command
reference-is-up = up
reference-is-down = down
reference-is-class-light = light
reference-is-class-medium = medium
reference-is-class-heavy = heavy
reference-is-class-line = line
reference-is-class-militia = militia
reference-is-class-elite = elite
reference-is-class-guard = guard
reference-is-arm-infantry = infantry
reference-is-arm-cavalry = cavalry
reference-is-arm-artillery = artillery
reference-is-morale = Morale
reference-is-environment = Environment
reference-is-guile = Guile

## Looking things up

reference-title = Reference
reference-search = Find a unit, a card, a word
reference-found = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
reference-nothing = Nothing is called so.
reference-chapters = Chapters
reference-rules = Rules
reference-by-arms = * infantry / cavalry / artillery
reference-disorder = * and a point of disorder
reference-copies = { $count } in the deck
reference-left = { $left } of { $count } can still come
reference-seen-discards = discarded: { $count }
reference-seen-hand = in your hand: { $count }
reference-seen-table = on the table: { $count }
reference-seen-known = known to you: { $count }
reference-meant = Did you mean: { $words }
reference-named-by = Named by: { $clauses }
reference-named-by-title = Named by
reference-best-first = Best matches first
reference-no-words = No clause has any of these words.
reference-none = There is no reference of { $game }: there are { $known }.

## Figures to the rules

reference-figure-adjacent = The dark hex and its six neighbours
reference-figure-range = Range: the hexes are counted from the unit
reference-figure-sections = Left section, center and right section as the lower player sees them; what a line runs through belongs to both
reference-figure-retreat = The lower player’s unit retreats towards his own edge: never sideways, never forward
reference-figure-sight = The line crosses a hex with an obstacle: the target is not seen
reference-figure-sight-one-side = The line runs along a side with an obstacle on one side only: the target is seen
reference-figure-sight-both-sides = Obstacles on both sides of the line: the target is not seen
