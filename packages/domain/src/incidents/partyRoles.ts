/**
 * The role of a network in an incident, in the order of the route. The victim holds the prefixes. The announcer is the origin that the routes
 * name, or the network that announces a bogon. A suspect may be the offender; the offender most likely is. A giver gave a leaker its routes; an
 * acceptor passed on routes that it should have refused.
 */
export const partyRoles = ['victim', 'announcer', 'giver', 'offender', 'suspect', 'acceptor'] as const;
export type PartyRole = (typeof partyRoles)[number];
