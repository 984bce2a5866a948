import { accessStatuses } from '@routeglass/domain/access';
import * as v from 'valibot';

/** 0 awaits a check, 1 approved, 2 rejected, 3 the network's contact was asked by e-mail. */
export const asAccessStatus = v.picklist(Object.values(accessStatuses));
