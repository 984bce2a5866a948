/** A point on the globe, in degrees. */
export interface Place {
  /** North, -90 to 90. */
  readonly latitude: number;
  /** East, -180 to 180. */
  readonly longitude: number;
}

/** Country code, then degrees north and east of a point near the middle of its main land. */
const TABLE = `AD 42.5 1.5,AE 24 54,AF 34 66,AG 17 -62,AI 18 -63,AL 41 20,AM 40 45,AO -12 18,AR -35 -65,AS -14 -171,AT 47.5 14,AU -25 134,AW 12.5 -70,AX 60 20,AZ 40.5 48,
BA 44 18,BB 13 -59.5,BD 24 90,BE 50.6 4.7,BF 12 -2,BG 42.7 25,BH 26 50.5,BI -3.5 30,BJ 9.5 2.3,BL 18 -63,BM 32.3 -64.8,BN 4.5 114.7,BO -17 -64,BQ 12.2 -68.3,BR -10 -53,BS 24.5 -78,BT 27.5 90.4,BW -22 24,BY 53.5 28,BZ 17 -88.7,
CA 58 -103,CC -12 97,CD -3 24,CF 7 21,CG -1 15.5,CH 46.8 8.2,CI 7.5 -5.5,CK -21 -160,CL -33 -71,CM 5.5 12.5,CN 35 104,CO 4 -73,CR 10 -84,CU 22 -79,CV 15 -23.6,CW 12.2 -69,CX -10.5 105.7,CY 35 33,CZ 49.8 15.5,
DE 51 10,DJ 11.7 42.5,DK 56 9.3,DM 15.4 -61.4,DO 19 -70.5,DZ 28 3,EC -1.5 -78,EE 58.7 25.5,EG 27 30,EH 24.5 -13.5,ER 15.5 38.5,ES 40 -3.5,ET 9 40,EU 50.6 4.7,
FI 63 26,FJ -17.8 178,FK -51.7 -59,FM 7 158,FO 62 -7,FR 46.5 2.5,GA -0.8 11.7,GB 53 -1.5,GD 12 -61.7,GE 42 43.5,GF 4 -53,GG 49.5 -2.6,GH 8 -1.2,GI 36.1 -5.3,GL 73 -41,GM 13.4 -15.5,GN 10.5 -10.8,GP 16.2 -61.5,GQ 1.7 10.4,GR 39.3 22,GT 15.7 -90.3,GU 13.5 144.8,GW 12 -15,GY 5 -59,
HK 22.4 114.1,HN 14.8 -86.5,HR 45.5 16,HT 19 -72.4,HU 47.2 19.4,ID -1 114,IE 53.2 -8,IL 31.4 35,IM 54.2 -4.5,IN 22 79,IO -7 72,IQ 33 43.7,IR 32.5 54,IS 65 -18.5,IT 43 12.5,
JE 49.2 -2.1,JM 18.1 -77.3,JO 31.2 36.5,JP 36.5 138.5,KE 0.5 38,KG 41.5 74.7,KH 12.7 105,KI 1.4 173,KM -12 43.5,KN 17.3 -62.7,KP 40.2 127,KR 36.4 128,KW 29.3 47.6,KY 19.3 -81.3,KZ 48 67,
LA 18.5 103.5,LB 34 36,LC 13.9 -61,LI 47.1 9.5,LK 7.6 80.7,LR 6.5 -9.3,LS -29.5 28.3,LT 55.3 24,LU 49.7 6.1,LV 57 25,LY 27 18,MA 32 -6,MC 43.7 7.4,MD 47.2 28.5,ME 42.8 19.3,MF 18.1 -63.1,MG -19.5 46.5,MH 7 171,MK 41.6 21.7,ML 17.5 -3.5,MM 21 96,MN 46.8 103,MO 22.2 113.6,MP 15.2 145.7,MQ 14.6 -61,MR 20 -10.5,MS 16.7 -62.2,MT 35.9 14.4,MU -20.3 57.6,MV 4.2 73.5,MW -13.3 34,MX 24 -102,MY 4 102,MZ -17.5 36,
NA -22 17,NC -21.3 165.5,NE 17.5 9.5,NF -29 168,NG 9.5 8,NI 13 -85,NL 52.2 5.5,NO 61.5 9,NP 28.2 84,NR -0.5 166.9,NU -19 -170,NZ -42 172.5,OM 20.5 56.5,PA 8.5 -80,PE -9.5 -75.5,PF -17.6 -149.4,PG -6.5 144.5,PH 12.5 122.5,PK 30 69.5,PL 52 19.3,PM 46.9 -56.3,PR 18.2 -66.4,PS 32 35.3,PT 39.6 -8,PW 7.5 134.6,PY -23.3 -58.3,
QA 25.3 51.2,RE -21.1 55.5,RO 45.8 25,RS 44 20.8,RU 60 95,RW -2 30,SA 24 45,SB -9.6 160,SC -4.7 55.5,SD 15.5 30,SE 62 15.5,SG 1.35 103.8,SH -16 -5.7,SI 46.1 14.8,SJ 78.5 17,SK 48.7 19.5,SL 8.5 -11.8,SM 43.9 12.5,SN 14.5 -14.5,SO 5 46,SR 4 -56,SS 7.5 30,ST 0.3 6.6,SV 13.7 -88.9,SX 18 -63.1,SY 35 38.5,SZ -26.5 31.5,
TC 21.8 -71.8,TD 15.5 18.7,TG 8.6 1,TH 15.2 101,TJ 38.6 71,TK -9.2 -171.8,TL -8.8 126,TM 39.2 59.4,TN 34.2 9.5,TO -21.2 -175.2,TR 39 35.2,TT 10.5 -61.3,TV -8.5 179.2,TW 23.7 121,TZ -6.3 35,UA 49 31.4,UG 1.3 32.4,US 39.5 -98.5,UY -32.8 -56,UZ 41.7 63.5,
VA 41.9 12.45,VC 13.2 -61.2,VE 7 -66,VG 18.4 -64.6,VI 18.3 -64.9,VN 16 107.5,VU -16 167.5,WF -13.3 -176.2,WS -13.8 -172,XK 42.6 20.9,YE 15.5 47.5,YT -12.8 45.2,ZA -29 25,ZM -14 27,ZW -19 29.8`;

const places: ReadonlyMap<string, Place> = new Map(
  TABLE.split(/,\s*/).map((entry) => {
    const [code = '', latitude, longitude] = entry.split(' ');
    return [code, { latitude: Number(latitude), longitude: Number(longitude) }];
  }),
);

/** A point near the middle of a country, for maps of things with unknown location. Null for null and for a code that is not in the table. */
export function countryPlace(code: string | null): Place | null {
  return (code === null ? undefined : places.get(code)) ?? null;
}
