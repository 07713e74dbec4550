import type { EndpointId } from '@medeina/contract';
import sharp from 'sharp';
import type { TestApp, TestPerson } from '../harness.ts';
import { importSmallCatalogue } from '../support/catalogue.ts';
import { beginActivity, type OwnedCall, ownedCalls, type Possessions, possess } from './owned.ts';

/** A logout would end the session of later calls. */
export const endsSessions: ReadonlySet<string> = new Set(['auth.logout', 'auth.environment.logout']);

export interface Known {
  readonly person: TestPerson;
  readonly possessions: Possessions;
  /** Ids and tokens of what the person has, by the names that fields and paths have for them. */
  readonly byName: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * Imports the small catalogue, and gives each test somebody to call as. Calls change what a person has: after so many
 * tests somebody else has it all anew.
 */
export async function createSomebody(app: TestApp, testsPerPerson = 25): Promise<() => Promise<Known>> {
  await importSmallCatalogue(app);
  // The form of the catalogue comes after a course that nobody here has time for.
  await app.database.sql`update materials set requires = '{}' where module = 'dynamic_form'`;
  let tests = 0;
  let latest: Known | undefined;
  return async () => {
    tests += 1;
    if (latest !== undefined && tests % testsPerPerson !== 0) {
      // What another call has ended must not make this one a stranger's.
      const response = await app.request({ url: '/api/account', headers: latest.person.headers });
      if (response.statusCode === 200) return latest;
    }
    latest = await createKnown(app);
    return latest;
  };
}

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#16563a' } })
  .png()
  .toBuffer();

/** Somebody with a course, answers, a form, posts, a cart, orders and certificates. */
async function createKnown(app: TestApp): Promise<Known> {
  const person = await app.person();
  const possessions = await possess(app, person);
  const { sql } = app.database;
  await sql`
    insert into enrolments (user_id, course_id, source)
    select ${person.id}, course_id, 'free' from materials where module = 'dynamic_form'
    on conflict do nothing`;
  const [material] = await sql<{ id: number }>`select id from materials where module = 'dynamic_form'`;
  const form = await beginActivity(app, person, material?.id ?? 0);
  const files = form.attempt?.questions.find((one) => one.type === 'field' && one.field.kind === 'files');
  const { course, page, video, document, quiz, attempt, question, token, card, certificate } = possessions;
  const { forum, posts, asked, favourite, order, invoiced, place, cartLine, session, passkeys } = possessions;
  const attempts = [attempt, form.attempt?.id];
  const courses = [course, 101];
  return {
    person,
    possessions,
    byName: {
      id: [
        ...courses,
        page,
        video,
        document,
        quiz,
        card,
        certificate,
        forum,
        ...posts,
        asked,
        favourite,
        order,
        invoiced,
        cartLine,
        session,
        ...passkeys,
        person.id,
        material?.id,
      ],
      course: courses,
      course_id: courses,
      courseId: courses,
      courses,
      product_id: [1, 1011],
      attempt: attempts,
      question: [question, files?.id],
      token: [token, form.token],
      file: [picture],
      image: [picture.toString('base64')],
      card: [card],
      place: [place],
      post: posts,
      order: [order, invoiced],
      shortname: [possessions.shortname],
      username: [person.username],
      refresh_token: [person.refreshToken],
      number: [`MD-00000-${String(person.id).padStart(5, '0')}`],
      user_id: [person.id],
    },
  };
}

/** Completes the person's course, as whoever reviews it has to. */
export async function completeCourse(app: TestApp, { id, course }: Possessions): Promise<void> {
  const { sql } = app.database;
  await sql`
    insert into completions (user_id, enrolment_id, material_id)
    select ${id}, enrolment.id, material.id from enrolments enrolment join materials material using (course_id)
    where enrolment.user_id = ${id} and course_id = ${course}
    on conflict do nothing`;
  await sql`update enrolments set done = 999 where user_id = ${id} and course_id = ${course}`;
}

/** The call that names what the person has, where the access matrix knows one. */
export function ownCall(endpoint: { readonly id: EndpointId }, { possessions }: Known): OwnedCall {
  const make: ((given: Possessions) => OwnedCall) | undefined = ownedCalls[endpoint.id];
  return make?.(possessions) ?? {};
}
