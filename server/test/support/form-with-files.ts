import type { ActivityState } from '@medeina/contract';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { TestApp, TestPerson } from '../harness.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './site.ts';

const course = 612;

/** Imports a course with a form that takes one file. */
export async function importFormWithFiles(app: TestApp): Promise<void> {
  const theory = 'courses/failai/theory/01-tema';
  await writeCatalogue(new SiteFolder())
    .write('courses/failai/course.json', courseJson(course))
    .write(`${theory}/topic.json`, {
      title: inAll('Tema'),
      sections: [{ title: inAll('Skyrius'), materials: ['forma'] }],
    })
    .write(`${theory}/forma.json`, {
      type: 'dynamic_form',
      title: inAll('Forma'),
      completion: 2,
      sections: [
        {
          title: inAll('Failai'),
          fields: [{ id: 'failai', type: 'files', label: inAll('Failai'), most: 1, most_megabytes: 1 }],
        },
      ],
    })
    .import(app);
}

/** A form that a person has begun to fill in. */
export async function fillIn(app: TestApp, person: TestPerson) {
  const ask = async (url: string, payload?: object) => {
    const method = payload === undefined ? 'GET' : 'POST';
    const answer = await app.request({
      method,
      url,
      ...(payload && { payload }),
      headers: { ...person.headers },
    });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer;
  };
  await ask(`/api/courses/${course}/enrol`, {});
  const [row] = await app.database.sql<{ id: number }>`select id from materials where slug = 'forma'`;
  const launch = await ask(`/api/courses/activity/${row?.id ?? 0}/launch`);
  const document = await ask(launch.json().url);
  const { token } = JSON.parse(/id="activity-data">(.*?)<\/script>/s.exec(document.body)?.[1] ?? '');
  const state = async (url = '/activities/state'): Promise<ActivityState> =>
    (await ask(url, { token })).json().data;
  const attempt = (await state('/activities/attempts')).attempt?.id ?? 0;
  return {
    /** The addresses of what was handed in. */
    files: async (): Promise<string[]> =>
      ((await state()).attempt?.questions ?? [])
        .filter((question) => question.type === 'field')
        .flatMap(({ files }) => files.map(({ url }) => url)),
    hand: (bytes: Uint8Array): Promise<LightMyRequestResponse> => handIn(app, { token, attempt }, bytes),
    remove: (file: number): Promise<LightMyRequestResponse> =>
      app.request({ method: 'POST', url: '/activities/files/removal', payload: { token, attempt, file } }),
  };
}

/** Hands a file in with a form, as its document does. */
export async function handIn(
  app: TestApp,
  { token, attempt }: { readonly token: string; readonly attempt: number },
  bytes: Uint8Array,
  { name = 'nuotrauka.png', question = 'failai' } = {},
): Promise<LightMyRequestResponse> {
  const data = new FormData();
  data.append('token', token);
  data.append('attempt', String(attempt));
  data.append('question', question);
  data.append('file', new File([new Uint8Array(bytes)], name));
  const body = new Response(data);
  return await app.request({
    method: 'POST',
    url: '/activities/files',
    headers: { 'content-type': body.headers.get('content-type') ?? '', origin: 'null' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

/** A photo of a person: how it is shown, and how another is sent. */
export function photoOf(app: TestApp, { headers }: TestPerson) {
  return {
    address: async (): Promise<string> =>
      String((await app.request({ url: '/api/settings', headers: { ...headers } })).json().data.image),
    send: (bytes: Buffer): Promise<LightMyRequestResponse> =>
      app.request({
        method: 'POST',
        url: '/api/settings/image',
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=a-boundary' },
        payload: `--a-boundary\r\ncontent-disposition: form-data; name="image"\r\n\r\n${bytes.toString('base64')}\r\n--a-boundary--\r\n`,
      }),
  };
}

export const plainPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
