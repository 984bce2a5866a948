/**
 * What a network does in an incident, in the order of the route. The victim holds the prefixes. The announcer is whom the routes name as their
 * origin, or who announces a bogon; a suspect may have done it; the offender most likely did. A giver gave a leaker its routes, an acceptor passed
 * on what it should have refused.
 */
export const partyRoles = ['victim', 'announcer', 'giver', 'offender', 'suspect', 'acceptor'] as const;
export type PartyRole = (typeof partyRoles)[number];
