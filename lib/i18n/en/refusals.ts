import { joinRefusals } from '../join-refusals.ts';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import * as common from './common.ts';
import { profiles } from './profiles.ts';

export const { errors, fields } = joinRefusals({ common, accounts, admin, profiles });
