/** A registry's objects of a network and its contact. */
export const DUMP = `aut-num: AS64512
as-name: NORTHWIND
tech-c: NOC1-LAB
source: LAB

role: Northwind NOC
nic-hdl: NOC1-LAB
e-mail: noc@northwind.example
source: LAB
`;

/** Names of the networks that people ask for. */
export const NAMES = `{
${[100, 200, 300, 400].map((asn) => `"${asn}": "NET${asn} - Network ${asn}, CH",`).join('\n')}
"64512": "NORTHWIND - Northwind, CH"
}`;
