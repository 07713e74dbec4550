import { cookieNames } from '@medeina/contract';
import type { Context } from '../../platform/context.ts';
import { ProblemError } from '../../platform/errors.ts';
import { readSharedCookie } from '../../platform/shared-cookies.ts';
import type { FindOwnMaterial } from '../completion.ts';
import { isElsewhere } from '../../platform/environments.ts';
import type { LearningElsewhere } from '../elsewhere/courses.ts';
import { mayStudy } from '../enrolments.ts';
import { createPackages } from '../kinds/hvp/packages.ts';
import { insertLaunch, takeLaunch } from './attempts-store.ts';
import { asActivity, createAttempts } from './attempts.ts';
import { activityDocument } from './document.ts';
import { readUploadToken } from './form/address.ts';
import { serveUpload } from './form/files.ts';
import {
  type ActivityClaim,
  launchHash,
  launchSession,
  makeLaunch,
  readActivity,
  signActivity,
} from './token.ts';

/** How long a launch is good for. */
const launchSeconds = 60;

interface ActivityParts {
  readonly secret: () => Promise<Buffer>;
  readonly findMaterial: FindOwnMaterial;
  readonly elsewhere: LearningElsewhere;
}

/** Mounts tests, surveys and forms: launching a document, and what is done in it. */
export function mountActivities(context: Context, { secret, findMaterial, elsewhere }: ActivityParts): void {
  const { executor } = context.database;
  const { uploads } = context.files;
  const { jobs, scanner } = context;
  const attempts = createAttempts(executor, findMaterial, { jobs, uploads, secret, scanner });
  const packages = createPackages(context, secret);

  /** @throws {ProblemError} `forbidden` where the session has ended, or its account is locked. */
  async function askSession(claim: Pick<ActivityClaim, 'sessionId' | 'userId'>): Promise<void> {
    if ((await context.personOfSession(claim.sessionId)) !== claim.userId)
      throw new ProblemError('forbidden');
  }

  /** @throws {ProblemError} `forbidden` where the token or its session has ended, or the learner no longer has the course. */
  async function claimOf(token: string): Promise<ActivityClaim> {
    const claim = readActivity(await secret(), token, Date.now());
    await askSession(claim);
    const material = await findMaterial({ userId: claim.userId, materialId: claim.materialId });
    if (material === undefined) throw new ProblemError('not_found');
    if (!(await mayStudy(executor, claim.userId, material.course_id))) throw new ProblemError('forbidden');
    return claim;
  }

  context.mount({
    'learning.activity.launch': async ({ params, query, session, language }) => {
      const { environment, course } = query;
      if (isElsewhere(environment)) {
        const asked = { userId: session.userId, language, environment, course, materialId: params.id };
        return await elsewhere.launch(asked);
      }
      const found = await findMaterial({ userId: session.userId, materialId: params.id });
      const material = packages.isPackage(found) ? found : asActivity(found).material;
      if (!material.is_open) throw new ProblemError('material_locked');
      const { text, hash } = makeLaunch(session.sessionId);
      const expires = await insertLaunch(executor, {
        user_id: session.userId,
        material_id: material.id,
        language,
        hash,
        seconds: launchSeconds,
      });
      return { url: `/activities/${text}`, expires_at: expires.toISOString() };
    },

    'learning.activity.document': async ({ params, ...facts }) => {
      const launch = await takeLaunch(executor, launchHash(params.token));
      const sessionId = launchSession(params.token);
      if (launch === undefined || sessionId === undefined) throw new ProblemError('forbidden');
      const { user_id: userId, material_id: materialId, language } = launch;
      await askSession({ userId, sessionId });
      const chosen = readSharedCookie(cookieNames.theme, (name) => facts.cookie(name));
      const theme = chosen === 'light' || chosen === 'dark' ? chosen : 'system';
      const found = await findMaterial({ userId, materialId });
      if (packages.isPackage(found)) return await packages.document(found, { userId, language, theme });
      const { material } = asActivity(found);
      const claim = { userId, sessionId, materialId, language, enrolmentId: material.enrolment_id };
      const token = signActivity(await secret(), claim, Date.now());
      return activityDocument({
        data: { token, state: await attempts.state(claim) },
        language,
        theme,
        files: context.activityFiles.activity,
      });
    },

    'learning.package.file': async ({ params, headers }) => await packages.file(params, headers.range),

    'learning.activity.state': async ({ body }) => ({
      data: await attempts.state(await claimOf(body.token)),
    }),

    'learning.activity.start': async ({ body }) => ({
      data: await attempts.start(await claimOf(body.token)),
    }),

    'learning.activity.submit': async ({ body }) => ({
      data: await attempts.submit(await claimOf(body.token), body.attempt),
    }),

    'learning.activity.upload': async ({ body }) => {
      const claim = await claimOf(body.token);
      await context.limits.countSession('uploads', `form ${claim.userId}`);
      return { success: true, file: await attempts.addFile(claim, body) };
    },

    'learning.activity.removeFile': async ({ body }) => {
      await attempts.removeFile(await claimOf(body.token), body);
      return { success: true };
    },

    'learning.activity.file': async ({ params }) => {
      const claim = readUploadToken(await secret(), params.token, Date.now());
      await askSession(claim);
      return await serveUpload(executor, uploads, claim, params.name);
    },

    'learning.activity.answer': async ({ body, session }) => {
      await attempts.save({
        userId: session.userId,
        attemptId: body.attempt,
        question: body.question,
        answer: body.answer,
        givenAt: body.given_at,
      });
      return { success: true, attempt: body.attempt, question: body.question };
    },
  });
}
