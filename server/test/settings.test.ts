import sharp from 'sharp';
import { expect, test } from 'vitest';
import { seedDemo } from '../src/publish/demo.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { dropUnusedFiles } from './support/unused-files.ts';

const app = await createTestApp();
await seedDemo(app.context);

async function save(person: TestPerson, change: object) {
  const response = await app.request({
    method: 'POST',
    url: '/api/settings',
    headers: { ...person.headers },
    payload: change,
  });
  return { status: response.statusCode, body: response.json() };
}

async function read(person: TestPerson, language = 'lt-lt') {
  const response = await app.request({
    url: '/api/settings',
    headers: { ...person.headers, 'x-oc-merchant-language': language },
  });
  return response.json().data;
}

/** A form with one field, as a browser sends it. */
function form(image: string) {
  const boundary = 'a-boundary';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="image"\r\n\r\n${image}\r\n--${boundary}--\r\n`,
  };
}

async function upload(person: TestPerson, image: string) {
  const { headers, payload } = form(image);
  const response = await app.request({
    method: 'POST',
    url: '/api/settings/image',
    headers: { ...person.headers, ...headers },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

function dataUrl(bytes: Buffer, type: string): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

test('settings have every field, and a gender only by default', async () => {
  const person = await app.person();
  expect(await read(person)).toEqual({
    username: person.username,
    firstname: 'Vardenė',
    lastname: 'Pavardenė',
    email: `${person.username}@example.org`,
    telephone: '+37061234567',
    gender: 'male',
    date_of_birth: '1990-02-28',
    country: null,
    city: null,
    timezone: '99',
    language: 'lt',
    organisation_id: null,
    organisation: null,
    position_id: null,
    position: null,
    image: null,
    iframe_url: null,
    logout_iframe_url: null,
    learning_system_url: null,
    learning_system_url_text: null,
    contact_info: { user_id: person.id },
    hides_missing: false,
  });
  expect(await app.database.sql`select gender from accounts where user_id = ${person.id}`).toEqual([]);
});

test('only the fields that are sent change', async () => {
  const person = await app.person();
  const first = await save(person, { country: 'LT', city: 'Žiežmariai', gender: 'female' });
  expect(first).toMatchObject({ status: 200, body: { data: { city: 'Žiežmariai', gender: 'female' } } });
  const second = await save(person, { lastname: 'Naujoji', language: 'en' });
  expect(second.body).toMatchObject({
    message: 'Settings saved.',
    data: { city: 'Žiežmariai', lastname: 'Naujoji', firstname: 'Vardenė', language: 'en' },
  });
  const nothing = await save(person, {});
  expect(nothing.body.data).toEqual(second.body.data);
});

test('an organisation is chosen or written, and so is a position', async () => {
  const person = await app.person();
  const chosen = await save(person, { organisation_id: 1, position_id: 12 });
  expect(chosen.body.data).toMatchObject({ organisation_id: 1, organisation: 'Nemuno klinikos' });
  expect(await read(person, 'en-gb')).toMatchObject({
    organisation: 'Nemunas Clinics',
    position: 'Intensive care nurse',
  });
  const written = await save(person, { organisation: ' Miško klinika ' });
  expect(written.body.data).toMatchObject({
    organisation_id: null,
    organisation: 'Miško klinika',
    position_id: 12,
  });
  const emptied = await save(person, { organisation_id: null, position: null });
  expect(emptied.body.data).toMatchObject({ organisation: null, position_id: null, position: null });
});

test.each([
  [{ organisation: 'ab' }, 'organisation', 'Įrašykite bent 3 ženklus'],
  [{ organisation_id: 999 }, 'organisation_id', 'Ši reikšmė netinkama'],
  [{ firstname: ' ' }, 'firstname', 'Įrašykite vardą'],
  [{ telephone: '+370 612 34567' }, 'telephone', 'Įrašykite tinkamą telefono numerį su šalies kodu'],
  [{ telephone: '+3701234567' }, 'telephone', 'Įrašykite tinkamą telefono numerį su šalies kodu'],
  [{ telephone: '' }, 'telephone', 'Įrašykite telefono numerį'],
  [{ date_of_birth: '2099-01-01' }, 'date_of_birth', 'Gimimo data negali būti vėlesnė nei šiandien'],
  [{ date_of_birth: '1899-12-31' }, 'date_of_birth', 'Įrašykite tinkamą gimimo datą'],
  [{ date_of_birth: '1999-02-29' }, 'date_of_birth', 'Įrašykite tinkamą gimimo datą'],
  [{ date_of_birth: '18.03.1991' }, 'date_of_birth', 'Įrašykite tinkamą gimimo datą'],
  [{ country: 'XX' }, 'country', 'Ši reikšmė netinkama'],
  [{ country: 'LT', city: 'Ryga' }, 'city', 'Ši reikšmė netinkama'],
  [{ timezone: 'Europe/Atlantis' }, 'timezone', 'Ši reikšmė netinkama'],
  [{ gender: 'other' }, 'gender', 'Turi būti viena iš reikšmių: male, female'],
])('refuses %j and changes nothing', async (change, field, problem) => {
  const person = await app.person();
  const before = await read(person);
  const { status, body } = await save(person, { ...change, lastname: 'Kita' });
  expect([status, body.errors]).toEqual([400, { [field]: [problem] }]);
  expect(await read(person)).toEqual(before);
});

test('29 February of a leap year, a foreign city and a time zone are taken', async () => {
  const person = await app.person();
  const change = { date_of_birth: '1992-02-29', country: 'LV', city: 'Rīga', timezone: 'Europe/Riga' };
  expect((await save(person, change)).body.data).toMatchObject(change);
});

test('another address needs the password, and waits until it is confirmed', async () => {
  const person = await app.person();
  expect((await save(person, { email: 'other@example.org' })).body.code).toBe('elevation_required');
  await person.prove();
  expect((await save(person, { email: 'other@example.org' })).status).toBe(200);
});

test('the profile is replaced as a whole', async () => {
  const person = await app.person();
  const profile = {
    firstname: 'Rūta',
    lastname: 'Žemaitė',
    telephone: '+37061234568',
    date_of_birth: '1980-01-02',
  };
  const put = (payload: object) =>
    app.request({ method: 'PUT', url: '/api/account', headers: { ...person.headers }, payload });
  expect((await put(profile)).json().data).toMatchObject({ ...profile, customer_id: person.id });
  const half = await put({ firstname: 'Rūta' });
  expect(Object.keys(half.json().errors)).toEqual(['lastname', 'telephone', 'date_of_birth']);
});

test('options are searched without regard to case and marks, from the third letter on', async () => {
  const person = await app.person();
  const search = async (path: string, language = 'lt-lt') =>
    (
      await app.request({ url: path, headers: { ...person.headers, 'x-oc-merchant-language': language } })
    ).json().data;
  expect(await search('/api/organisations?search=KLINIK')).toEqual([{ name: 'Nemuno klinikos', value: 1 }]);
  expect(await search('/api/organisations?search=kl')).toEqual([]);
  expect(await search('/api/organisations')).toEqual([]);
  expect(await search('/api/organisations?search=%25%25%25')).toEqual([]);
  expect(await search('/api/positions?search=disp')).toEqual([{ name: 'Dispečerė (-is)', value: 23 }]);
  expect(await search('/api/positions?search=paramedic', 'en-gb')).toEqual([
    { name: 'Paramedic', value: 21 },
    { name: 'Ambulance driver and paramedic', value: 22 },
  ]);
});

async function ask(path: string, language: string) {
  return (await app.request({ url: path, headers: { 'x-oc-merchant-language': language } })).json().data;
}

test('countries are named in the asked language, and Lithuania lists its 103 cities', async () => {
  const countries = await ask('/api/user/countries', 'lt-lt');
  expect(countries).toHaveLength(249);
  expect(countries).toContainEqual({ name: 'Lietuva', value: 'LT' });
  expect(await ask('/api/user/countries', 'ru-ru')).toContainEqual({ name: 'Литва', value: 'LT' });
  const cities: { name: string }[] = await ask('/api/user/cities?alt=LT', 'lt-lt');
  expect(new Set(cities.map(({ name }) => name)).size).toBe(103);
  expect([cities[0]?.name, cities.at(-1)?.name]).toEqual(['Akmenė', 'Žiežmariai']);
  expect(cities).toContainEqual({ name: 'Kudirkos Naumiestis', value: 'Kudirkos Naumiestis' });
  expect(await ask('/api/user/cities?alt=lt', 'lt-lt')).toEqual(cities);
  expect(await ask('/api/user/cities?alt=LV', 'lt-lt')).toEqual([]);
});

test('a photo is drawn anew, without its metadata, and replaced and removed with its file', async () => {
  const person = await app.person();
  const camera = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#16563a' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '54/1 41/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'Camera' } })
    .toBuffer();
  expect((await sharp(camera).metadata()).exif).toBeDefined();
  const { status, body } = await upload(person, dataUrl(camera, 'image/jpeg'));
  expect([status, body.data.image]).toEqual([200, expect.stringMatching(/^\/photos\/[0-9a-f]{64}\.webp$/)]);
  const served = await app.request({ url: body.data.image });
  expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
  const drawn = await sharp(served.rawPayload).metadata();
  expect([drawn.format, drawn.width, drawn.height, drawn.exif]).toEqual(['webp', 512, 512, undefined]);

  const png = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const second = await upload(person, png.toString('base64'));
  expect(second.status).toBe(200);
  await dropUnusedFiles(app);
  expect((await app.request({ url: body.data.image })).statusCode).toBe(404);
  const removed = await app.request({
    method: 'DELETE',
    url: '/api/settings/image',
    headers: { ...person.headers },
  });
  expect(removed.json().data.image).toBeNull();
  await dropUnusedFiles(app);
  expect((await app.request({ url: second.body.data.image })).statusCode).toBe(404);
});

test('what is no usable photo is refused with its reason', async () => {
  const person = await app.person();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const cases: readonly [string, string][] = [
    [Buffer.from('no picture').toString('base64'), 'Šio failo kaip nuotraukos perskaityti nepavyko'],
    ['<script>', 'Šio failo kaip nuotraukos perskaityti nepavyko'],
    [dataUrl(svg, 'image/png'), 'Nuotrauka turi būti JPEG, PNG arba WebP'],
    [dataUrl(gif, 'image/jpeg'), 'Nuotrauka turi būti JPEG, PNG arba WebP'],
    [dataUrl(bomb, 'image/png'), 'Nuotraukoje per daug taškų: daugiausia 50 megapikselių'],
    [Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64'), 'Nuotrauka per didelė: daugiausia 5 MB'],
  ];
  for (const [image, problem] of cases) {
    const { status, body } = await upload(person, image);
    expect([status, body.errors]).toEqual([400, { image: [problem] }]);
  }
  const huge = await upload(person, 'A'.repeat(20 * 1024 * 1024));
  expect([huge.status, huge.body.code]).toEqual([413, 'too_large']);
  expect((await read(person)).image).toBeNull();
});

test('a photo is turned upright by what its camera noted', async () => {
  const person = await app.person();
  // Red on the left; a camera held upright notes that it is to be turned right, which brings red to the top.
  const left = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const lying = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#00f' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { body } = await upload(person, dataUrl(lying, 'image/jpeg'));
  const served = await app.request({ url: body.data.image });
  const { data, info } = await sharp(served.rawPayload).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 200;
  expect([redAt(500, 20), redAt(20, 500)]).toEqual([true, false]);
});

test('a photo that breaks off in the middle is refused', async () => {
  const person = await app.person();
  const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#16563a' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(person, dataUrl(whole.subarray(0, whole.length / 2), 'image/jpeg'));
  expect([status, body.errors]).toEqual([400, { image: ['Šio failo kaip nuotraukos perskaityti nepavyko'] }]);
});

test.each([
  ['en-gb', 'The date of birth cannot be later than today', /too large/],
  ['ru-ru', 'Дата рождения не может быть позже сегодняшнего дня', /слишком больш/],
])('what is refused says why in %s', async (language, birth, large) => {
  const person = await app.person();
  const headers = { ...person.headers, 'x-oc-merchant-language': language };
  const { headers: type, payload } = form(Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64'));
  const day = await app.request({
    method: 'POST',
    url: '/api/settings',
    headers,
    payload: { date_of_birth: '2099-01-01' },
  });
  expect(day.json().errors).toEqual({ date_of_birth: [birth] });
  const photo = await app.request({
    method: 'POST',
    url: '/api/settings/image',
    headers: { ...headers, ...type },
    payload,
  });
  expect(photo.json().errors.image[0]).toMatch(large);
});

test('the external learning system is linked for those alone who may see it', async () => {
  const [holder, other] = [await app.person(), await app.person()];
  await app.database.sql`
    insert into environments (id, kind, name, address)
    values ('aa-moodle', 'moodle', 'Ligoninės Moodle', 'https://moodle.example')`;
  await app.database.sql`
    insert into user_capabilities (user_id, capability) values (${holder.id}, 'view-learning-system-link')`;
  expect(await read(holder)).toMatchObject({
    learning_system_url: 'https://moodle.example',
    learning_system_url_text: 'Ligoninės Moodle',
  });
  expect(await read(other)).toMatchObject({ learning_system_url: null, learning_system_url_text: null });
  // The demo has one too.
  await app.database.sql`update environments set enabled = false where kind = 'moodle'`;
  expect(await read(holder)).toMatchObject({ learning_system_url: null });
});
