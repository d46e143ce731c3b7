"""What lies between the network and the application: how much a connection may send, how fast, how long in silence.

Everything here comes before a request or a message is read, so that nobody stops the server for the others by
sending what is read long before any limit of the application is asked.
"""
