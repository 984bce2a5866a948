import process from 'node:process';
import { createChance } from '../powerCuts/chance.ts';
import { killOften } from './kills.ts';

/** `npm run kills -- [KILLS] [SEED]`: kills a server at random moments of registering, confirming, resetting, logging in and mailing. */
const [kills = '200', seed = '1'] = process.argv.slice(2);
const { people, wrongs } = await killOften(Number(kills), createChance(Number(seed)), console.log);
console.log(`${kills} kills, ${people} people; ${wrongs.length} things wrong`);
for (const wrong of wrongs) console.log(wrong);
process.exitCode = wrongs.length > 0 ? 1 : 0;
