import { changeFollowUpSchema, switchFollowUpsSchema } from '@vibes/core/api/follow-up-callables';
import * as z from 'zod';
import { personPorts } from './person-ports.ts';
import type { Verbs } from './verb.ts';

export const FOLLOW_UP_VERBS: Verbs<'changeFollowUp' | 'previewFollowUps' | 'switchFollowUps'> = {
  changeFollowUp: {
    lane: 'api',
    payload: changeFollowUpSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runChangeFollowUp } = await import('../follow-ups/run-change-follow-up.ts');
      return runChangeFollowUp(await personPorts(), { uid, ...payload });
    },
  },
  previewFollowUps: {
    lane: 'api',
    payload: z.strictObject({}),
    access_check: 'first',
    async handle(_, { uid }) {
      const { runPreviewFollowUps } = await import('../follow-ups/run-switch-follow-ups.ts');
      return runPreviewFollowUps(await personPorts(), { uid });
    },
  },
  switchFollowUps: {
    lane: 'apiLong',
    payload: switchFollowUpsSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runSwitchFollowUps } = await import('../follow-ups/run-switch-follow-ups.ts');
      return runSwitchFollowUps(await personPorts(), { uid, ...payload });
    },
  },
};
