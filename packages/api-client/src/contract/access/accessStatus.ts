import { accessStatuses } from '@routeglass/domain/access';
import * as v from 'valibot';

/** 0: waiting for a check, 1: approved, 2: rejected, 3: the network's contacts were asked by mail. */
export const asAccessStatus = v.picklist(Object.values(accessStatuses));
