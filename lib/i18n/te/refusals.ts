import { joinRefusals } from '../join-refusals.ts';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import * as common from './common.ts';

export const { errors, fields } = joinRefusals({ common, accounts, admin });
