import { sampleSession } from '../contract/auth/sampleSession.ts';
import { session } from '../contract/auth/session.ts';
import type { InputOf } from '../client/input.ts';
import { useCall, type Call, type CallSettings } from './useCall.ts';

// Apart from the other calls about people: every page asks these two.
export const useSampleSession = (input: InputOf<typeof sampleSession> | null, settings?: CallSettings) =>
  useCall(sampleSession, input, settings);
export const useSession = (input: InputOf<typeof session> | null, settings?: CallSettings): Call<typeof session> =>
  useCall(session, input, settings);
