import {
  chooseEmailSchema,
  judgeReplySchema,
  optOutCreatorSchema,
  recordDmSchema,
  sayOfReplySchema,
  takeBackSaidSchema,
} from '@vibes/core/api/callables';
import {
  creatorIdsSchema,
  joinCreatorsSchema,
  markNotSameSchema,
  restoreCreatorsSchema,
  sealCreatorsSchema,
  separateCreatorsSchema,
} from '@vibes/core/api/creator-callables';
import { personPorts } from './person-ports.ts';
import type { Verbs } from './verb.ts';

const wireDeletedCreators = async () =>
  (await import('../wiring/wire-deleted-creators.ts')).wireDeletedCreators();

export const CREATOR_VERBS: Verbs<
  | 'chooseEmail'
  | 'deleteCreators'
  | 'joinCreators'
  | 'judgeReply'
  | 'markNotSame'
  | 'optOutCreator'
  | 'recordDm'
  | 'restoreCreators'
  | 'sayOfReply'
  | 'sealCreators'
  | 'separateCreators'
  | 'takeBackSaid'
> = {
  chooseEmail: {
    lane: 'api',
    payload: chooseEmailSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runChooseEmail } = await import('../creator/run-choose-email.ts');
      return runChooseEmail(await personPorts(), { uid, ...payload });
    },
  },
  deleteCreators: {
    lane: 'apiLong',
    payload: creatorIdsSchema,
    access_check: 'first',
    handle: async (payload, { uid }) =>
      (await wireDeletedCreators()).deleteCreators({ uid, ...payload }),
  },
  joinCreators: {
    lane: 'api',
    payload: joinCreatorsSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runJoinCreators } = await import('../creator/run-join-creators.ts');
      return runJoinCreators(await personPorts(), { uid, ...payload });
    },
  },
  judgeReply: {
    lane: 'api',
    payload: judgeReplySchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runJudgeReply } = await import('../replies/run-judge-reply.ts');
      return runJudgeReply(await personPorts(), { uid, ...payload });
    },
  },
  markNotSame: {
    lane: 'api',
    payload: markNotSameSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runMarkNotSame } = await import('../creator/run-mark-not-same.ts');
      return runMarkNotSame(await personPorts(), { uid, ...payload });
    },
  },
  optOutCreator: {
    lane: 'api',
    payload: optOutCreatorSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { optOutCreator } = await import('../opt-out/run-opt-out-creator.ts');
      return optOutCreator(await personPorts(), { uid, ...payload });
    },
  },
  recordDm: {
    lane: 'api',
    payload: recordDmSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { recordDm } = await import('../creator/record-dm.ts');
      return recordDm(await personPorts(), { uid, ...payload });
    },
  },
  restoreCreators: {
    lane: 'apiLong',
    payload: restoreCreatorsSchema,
    access_check: 'first',
    handle: async (payload, { uid }) =>
      (await wireDeletedCreators()).restoreCreators({ uid, ...payload }),
  },
  sayOfReply: {
    lane: 'api',
    payload: sayOfReplySchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runSayOfReply } = await import('../replies/run-say-of-reply.ts');
      return runSayOfReply(await personPorts(), { uid, ...payload });
    },
  },
  sealCreators: {
    lane: 'apiLong',
    payload: sealCreatorsSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { wireCreatorIndex } = await import('../wiring/wire-creator-index.ts');
      return (await wireCreatorIndex()).sealCreators({ uid, ...payload });
    },
  },
  separateCreators: {
    lane: 'api',
    payload: separateCreatorsSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runSeparateCreators } = await import('../creator/run-separate-creators.ts');
      return runSeparateCreators(await personPorts(), { uid, ...payload });
    },
  },
  takeBackSaid: {
    lane: 'api',
    payload: takeBackSaidSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runTakeBackSaid } = await import('../replies/run-take-back-said.ts');
      return runTakeBackSaid(await personPorts(), { uid, ...payload });
    },
  },
};
