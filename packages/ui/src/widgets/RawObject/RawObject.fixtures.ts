/** A whois response about a simulated network, with objects of several kinds. */
export const rawText = `% Information related to 'AS64512'

aut-num:        AS64512
as-name:        ALDER-NET
descr:          Alder Network, from the laboratory
import:         from AS64601 accept ANY
export:         to AS64601 announce AS64512:AS-CUSTOMERS
member-of:      AS64512:AS-ALL
remarks:        Peering requests to peering@alder.example, in words that go on for longer than any screen is wide so that the line has to scroll or wrap
mnt-by:         ALDER-MNT
source:         LAB

route:          10.0.0.0/16
descr:          Alder aggregate
origin:         AS64512
mnt-by:         ALDER-MNT
source:         LAB

route6:         fd00:1::/32
origin:         AS64512
members:        AS64601, AS64700,
                AS64701
source:         LAB`;
