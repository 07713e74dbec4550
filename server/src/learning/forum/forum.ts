import { createHash } from 'node:crypto';
import type { Language, Output } from '@medeina/contract';
import { type Executor, inTransaction } from '../../platform/database.ts';
import { ProblemError } from '../../platform/errors.ts';
import { completeIn, type FindOwnMaterial } from '../completion.ts';
import type { OwnMaterialRow } from '../store.ts';
import {
  type DiscussionRow,
  findByKey,
  insertPost,
  insertReport,
  lockQuestion,
  markRead,
  type PostRow,
  readDiscussion,
  readPost,
  removePost,
  touchDiscussion,
  updatePost,
} from './store.ts';

interface Reader {
  readonly userId: number;
}

export interface Writing extends Reader {
  readonly language: Language;
  readonly text: string;
  readonly key: string | undefined;
}

type Posted = Output<'learning.forum.ask'>['data'];

/** What learners read and write in the forums of their courses. */
export interface Forums {
  /** @throws {ProblemError} `not_found` for a forum of a course that the person does not have; `material_locked`. */
  open(materialId: number, reader: Reader): Promise<OwnMaterialRow>;
  /** The same of a discussion. */
  discussion(id: number, reader: Reader): Promise<DiscussionRow>;
  ask(materialId: number, question: Writing & { readonly title: string }): Promise<Posted>;
  reply(discussionId: number, reply: Writing): Promise<Posted>;
  /** @throws {ProblemError} `forbidden` for a post of somebody else; `post_settled` when it is too late. */
  edit(id: number, change: Omit<Writing, 'key'> & { readonly title: string | undefined }): Promise<PostRow>;
  /** @throws {ProblemError} `forbidden` for a post of somebody else. */
  remove(id: number, reader: Reader): Promise<void>;
  /** @throws {ProblemError} `conflict` for an own post, and for one without words. */
  report(id: number, report: Reader & { readonly reason: string }): Promise<void>;
  markRead(discussionId: number, postId: number, reader: Reader): Promise<void>;
}

export function createForums(executor: Executor, findMaterial: FindOwnMaterial): Forums {
  async function open(materialId: number, { userId }: Reader): Promise<OwnMaterialRow> {
    const material = await findMaterial({ userId, materialId });
    if (material === undefined || material.module !== 'forum') throw new ProblemError('not_found');
    if (!material.is_open) throw new ProblemError('material_locked');
    return material;
  }

  async function discussion(id: number, reader: Reader): Promise<DiscussionRow> {
    const found = await readDiscussion(executor, id, reader.userId);
    if (found === undefined) throw new ProblemError('not_found');
    await open(found.material_id, reader);
    return found;
  }

  async function post(id: number, reader: Reader): Promise<PostRow> {
    const found = await readPost(executor, id, reader.userId);
    if (found === undefined) throw new ProblemError('not_found');
    await open(found.material_id, reader);
    return found;
  }

  async function ownPost(id: number, reader: Reader): Promise<PostRow> {
    const found = await post(id, reader);
    if (!found.is_own) throw new ProblemError('forbidden');
    return found;
  }

  /** Keeps a post, and completes the forum that is completed by writing in it, in one transaction. */
  async function write(
    material: OwnMaterialRow,
    { userId, language, text, key }: Writing,
    { title, discussionId }: { readonly title: string | null; readonly discussionId: number | null },
  ): Promise<Posted> {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([material.id, discussionId, title, text]))
      .digest('base64url');
    return await inTransaction(executor, async (transaction) => {
      if (discussionId !== null && !(await lockQuestion(transaction, discussionId)))
        throw new ProblemError('not_found');
      const inserted = await insertPost(transaction, {
        materialId: material.id,
        userId,
        language,
        discussionId,
        title,
        text,
        key,
        fingerprint,
      });
      const id = inserted ?? (await sentBefore(transaction, userId, key, fingerprint));
      if (inserted !== undefined && discussionId !== null) await touchDiscussion(transaction, discussionId);
      const completes =
        material.completion === 2 &&
        material.content.kind === 'forum' &&
        material.content.completedBy === 'posting';
      if (completes)
        await completeIn(transaction, {
          userId,
          enrolmentId: material.enrolment_id,
          materialId: material.id,
          change: 'complete',
        });
      const now = await readDiscussion(transaction, discussionId ?? id, userId);
      return {
        id,
        discussion: discussionId ?? id,
        replies: now?.replies ?? 0,
        completed: completes || material.is_completed,
      };
    });
  }

  return {
    open,
    discussion,
    ask: async (materialId, question) =>
      await write(await open(materialId, question), question, {
        title: question.title,
        discussionId: null,
      }),
    reply: async (discussionId, reply) => {
      const { material_id: materialId } = await discussion(discussionId, reply);
      return await write(await open(materialId, reply), reply, { title: null, discussionId });
    },
    edit: async (id, change) => {
      await ownPost(id, change);
      if (!(await updatePost(executor, { ...change, id }))) throw new ProblemError('post_settled');
      return await post(id, change);
    },
    remove: async (id, reader) => {
      const own = await ownPost(id, reader);
      await inTransaction(executor, async (transaction) => {
        await lockQuestion(transaction, own.discussion_id ?? id);
        await removePost(transaction, id, reader.userId);
      });
    },
    report: async (id, { userId, reason }) => {
      const found = await post(id, { userId });
      if (found.is_own || found.text === null) throw new ProblemError('conflict');
      await insertReport(executor, { userId, postId: id, reason });
    },
    markRead: async (discussionId, postId, reader) => {
      await discussion(discussionId, reader);
      await markRead(executor, { userId: reader.userId, discussionId, postId });
    },
  };
}

/** The post that was made of this key. */
async function sentBefore(
  executor: Executor,
  userId: number,
  key: string | undefined,
  fingerprint: string,
): Promise<number> {
  const known = key === undefined ? undefined : await findByKey(executor, userId, key);
  if (known === undefined || known.fingerprint !== fingerprint) throw new ProblemError('conflict');
  return known.id;
}
