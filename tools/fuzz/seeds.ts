import type { SourceKind } from '../../apps/server/src/store/schema.ts';

/** Small valid files of each text kind. */
export const textSeeds: Readonly<Partial<Record<SourceKind, readonly string[]>>> = {
  vrps: [
    '{"metadata":{"buildtime":"2025-07-20T09:31:35Z","uniquevrps":2},"roas":[{"asn":13335,"prefix":"1.0.0.0/24","maxLength":24,"ta":"apnic","expires":1753100000},{"asn":64500,"prefix":"2001:db8::/32","maxLength":48,"ta":"ripe","expires":1753100001}],"aspas":[{"customer_asid":945,"expires":1753100000,"providers":[1299,6939]}],"bgpsec_keys":[]}',
    '{"metadata":{"generated":1753003895,"generatedTime":"2025-07-20T09:31:35Z"},"roas":[{"asn":"AS13335","prefix":"1.0.0.0/24","maxLength":24,"ta":"apnic"}],"aspas":[{"customer":"AS945","afi":"ipv4","providers":["AS1299"],"source":[{"type":"aspa","tal":"ripe"}]}]}',
  ],
  aspas: [
    '{"aspas":{"ipv4":[{"customer_asid":945,"providers":[1299]}],"ipv6":[{"customer_asid":945,"providers":[0]}]}}',
  ],
  'as-names': [
    'asn,name,class,cc\nAS13335,"Cloudflare, Inc.",Content,US\nAS3356,LEVEL3,T1,US\n2,"a ""b"" c",Unknown,ZZ\n',
    '{"3356":"LEVEL3 - Level 3 Parent, LLC, US","25441":"FITL-IE Fort Technologies, GB","1":"x"}',
  ],
  peeringdb: [
    '{"net":{"data":[{"id":1,"org_id":1,"name":"Net","asn":64500,"website":"https://x.example","irr_as_set":"RIPE::AS-X","updated":"2026-04-01T00:00:00Z"}],"meta":{}},"org":{"data":[{"id":1,"name":"Org","website":""}]},"ix":{"data":[{"id":1,"name":"IX","country":"DE","website":"http://ix.example"}]},"ixlan":{"data":[{"id":1,"ix_id":1,"rs_asn":64501}]},"ixpfx":{"data":[{"id":1,"ixlan_id":1,"prefix":"192.0.2.0/24"}]},"netixlan":{"data":[{"id":1,"asn":64500,"ix_id":1,"speed":10000,"is_rs_peer":true,"ipaddr4":"192.0.2.1","ipaddr6":"2001:db8::1"}]},"fac":{"data":[{"id":1,"name":"Fac","city":"X","country":"DE","website":""}]},"netfac":{"data":[{"net_id":1,"fac_id":1,"local_asn":64500}]},"ixfac":{"data":[{"ix_id":1,"fac_id":1}]}}',
  ],
  irr: [
    '% RIPE 2026-11-09T00:00:00Z\n\nroute: 192.0.2.0/24\norigin: AS64500\ndescr: a # comment\nmnt-by: M\nsource: RIPE\n\nroute6: 2001:db8::/32\norigin: AS64500\nsource: RIPE\n\nas-set: AS-X\nmembers: AS64500, RIPE::AS-Y,\n+ AS64501\nmbrs-by-ref: ANY\ndescr: "x{y}"\nsource: RIPE\n\naut-num: AS64500\nas-name: X\nmember-of: AS-X\nmnt-by: M\nimport: from AS1 accept ANY\nsource: RIPE\n\nroute-set: RS-X\nmembers: 192.0.2.0/24^+\nsource: RIPE\n\nmntner: M\nsource: RIPE\n',
  ],
  organisations: [
    '{"organizationId":"O-1","name":"Org","country":"DE","source":"RIPE","type":"Organization"}\n{"asn":"64500","name":"X","organizationId":"O-1","source":"RIPE","type":"ASN"}\n',
    'ripencc,O-1,64500\nripencc,"O,2",AS64501\n',
  ],
  communities: [
    '# dictionary\n64500:100,customer routes\n64500:2nnn,"prepend, n times"\n64500:100-199,range\n64500:1:x,large\nrt 64500:1,target\n',
  ],
  delegated: [
    '2|ripencc|20261109|4|19830705|20261109|+0100\nripencc|*|asn|*|1|summary\nripencc|DE|asn|64500|2|20200101|allocated|h1\nripencc|DE|ipv4|192.0.2.0|256|20200101|assigned|h1\nripencc|DE|ipv6|2001:db8::|32|20200101|allocated|h1\nripencc||ipv4|198.51.100.0|256||available|\n',
  ],
  'special-purpose': [
    'Address Block,Name,RFC,Allocation Date,Termination Date,Source,Destination,Forwardable,Globally Reachable,Reserved-by-Protocol\n0.0.0.0/8,"This network","[RFC791], Section 3.2",1981-09,N/A,True,False,False,False,True\n"192.0.0.170/32, 192.0.0.171/32",NAT64,[RFC8880][RFC7050],2013-02,N/A,False,False,False,False,True\n192.0.0.0/24 [2],IETF,"[RFC6890]\n[RFC1]",2010-01,N/A,False,False,False,False [2],False\n',
    'AS Number,Reason for Reservation,Reference\n0,Reserved,[RFC7607]\n64496-64511,"For documentation\nand samples",[RFC5398]\n112,Used by the AS112 project,[RFC7534]\n',
  ],
  scans: [
    '"timestamp","ip","port","protocol","asn","geo","tag","severity","hostname"\n"2026-11-09 00:12:31","192.0.2.1",123,"udp",64500,"DE","ntp","medium","x.example"\n"2026-11-09T00:12:31Z","2001:db8::1",,,"AS64500",DE,loop,,"a\nb"\n',
  ],
};
