import { Heart } from 'lucide-react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Avatar } from '../primitives/Avatar/index.ts';
import { Combobox } from '../primitives/Combobox/index.ts';
import { DateField } from '../primitives/DateField/index.ts';
import { FileField } from '../primitives/FileField/index.ts';
import { GrowthRings, ProgressRing } from '../primitives/GrowthRings/index.ts';
import { IconButton } from '../primitives/IconButton/index.ts';
import { Pagination } from '../primitives/Pagination/index.ts';
import { Price } from '../primitives/Price/index.ts';
import { ProgressBar } from '../primitives/ProgressBar/index.ts';
import { QrCode } from '../primitives/QrCode/index.ts';
import { CheckboxGroup } from '../primitives/CheckboxGroup/index.ts';
import { NumberField } from '../primitives/NumberField/index.ts';
import { Scale } from '../primitives/Scale/index.ts';
import { UploadList } from '../primitives/UploadList/index.ts';
import { Question } from './learning/Question/index.ts';
import { ScenarioPath } from './learning/ScenarioPath/index.ts';
import { Timer } from './learning/Timer/index.ts';
import { RadioGroup } from '../primitives/RadioGroup/index.ts';
import { Rating, Stars } from '../primitives/Rating/index.ts';
import { RichText } from '../primitives/RichText/index.ts';
import { Slider } from '../primitives/Slider/index.ts';
import { Stepper } from '../primitives/Stepper/index.ts';
import { TabLinks } from '../primitives/TabLinks/index.ts';
import { Table } from '../primitives/Table/index.ts';
import { Tabs } from '../primitives/Tabs/index.ts';
import { TextInput } from '../primitives/TextInput/index.ts';
import { Calendar } from './learning/Calendar/index.ts';
import { CertificateCard } from './learning/CertificateCard/index.ts';
import { HeroSlider } from './site/HeroSlider/index.ts';
import { LanguageSwitch } from './site/LanguageSwitch/index.ts';
import { ResultsHeader } from './catalogue/ResultsHeader/index.ts';
import { RatingDistribution } from './catalogue/Reviews/index.ts';
import { TopicList } from './learning/TopicList/index.ts';
import { DataTable } from '../primitives/DataTable/index.ts';
import { MultiSelect } from '../primitives/MultiSelect/index.ts';
import { TimeField } from '../primitives/TimeField/index.ts';
import { DistributionChart } from './learning/DistributionChart/index.ts';
import { ProgressChart } from './learning/ProgressChart/index.ts';

function nothing() {}

/** Valid props, so that each line below has a single mistake. */
const pages = { pages: 7, href: (page: number) => `?page=${page}` };
const tabs = { label: 'Kursas', tabs: [{ value: 'about', label: 'Apie', content: 'Apie' }] };
const slider = { label: 'Žmonės', value: 200, min: 100, max: 2500, step: 10, onChange: nothing };
const date = { label: 'Diena' };
const stepper = { label: 'Žingsniai', steps: [{ id: 'cart', label: 'Krepšelis' }] };
const combobox = {
  label: 'Miestas',
  onSearch: nothing,
  options: [],
};
const radio = { label: 'Data', options: [{ value: 'first', label: 'Gruodžio 4 d.' }], onChange: nothing };
const table = {
  label: 'Užsakymai',
  columns: [{ id: 'name', header: 'Vardas', cell: (row: string) => row, sortable: true }],
  rows: ['a'],
  rowId: String,
  onSortChange: nothing,
} as const;

function sortedBy(column: string) {
  return { column, direction: 'ascending' } as const;
}

const file = { label: 'Failas' };
const calendar = { today: '2026-11-20' };
const span = { from: '2026-12-28', to: '2027-01-08', category: 'nursing', label: 'Slauga' } as const;
const certificate = {
  number: 1,
  title: 'Gaivinimas',
  href: '/certificates/1',
  category: 'emergency',
  valid: true,
} as const;
const topics = [{ id: 'a', title: 'A', href: '/a', state: 'open' }] as const;
const languages = { options: [{ code: 'lt', name: 'Lietuvių', href: '/' }] };

const chart = { title: 'Rezultatai', description: 'Kaip sekasi.' };

const sorts = [{ value: 'new', label: 'Naujausi' }];

const wrong: readonly (readonly [component: string, words: RegExp, draw: () => ReactElement])[] = [
  [
    'MultiSelect',
    /`minimum` is -1; give a number of letters/,
    () => <MultiSelect label="Miestai" options={[]} onSearch={nothing} minimum={-1} />,
  ],
  ['TimeField', /`value` \(9\.30\).*are times as `HH:MM`/, () => <TimeField label="Pradžia" value="9.30" />],
  [
    'DataTable',
    /a column is `sortable` without a `value`/,
    () => (
      <DataTable
        label="Dalyviai"
        columns={[
          { id: 'name', header: 'Vardas', cell: (row: { name: string }) => row.name, sortable: true },
        ]}
        rows={[{ name: 'a' }]}
        rowId={(row) => row.name}
      />
    ),
  ],
  [
    'ProgressChart',
    /`points` are not in the order of their days/,
    () => (
      <ProgressChart
        {...chart}
        points={[
          { date: '2026-11-08', value: 20 },
          { date: '2026-11-01', value: 10 },
        ]}
      />
    ),
  ],
  [
    'DistributionChart',
    /a bin of `bins` does not begin where the one before ends/,
    () => (
      <DistributionChart
        {...chart}
        bins={[
          { from: 0, to: 10, count: 1 },
          { from: 20, to: 30, count: 2 },
        ]}
      />
    ),
  ],
  ['Rating', /`value` is 6; give a number from 0 to 5/, () => <Rating value={6} />],
  ['Rating', /`value` is NaN/, () => <Rating value={Number.NaN} />],
  ['Rating', /`count` is -1/, () => <Rating value={4} count={-1} />],
  ['Stars', /`value` is 5.5; give a number from 0 to 5/, () => <Stars value={5.5} />],
  ['Price', /`special` \(99,00 €\) is not below/, () => <Price price="89,00 €" special="99,00 €" />],
  ['Price', /is not below/, () => <Price price="1 289,00 €" special="1.289,00 €" />],
  ['Pagination', /`page` is 8 of 7/, () => <Pagination {...pages} page={8} />],
  ['Pagination', /`page` is 0 of 7/, () => <Pagination {...pages} page={0} />],
  ['Pagination', /`pages` is 2.5; give a whole number/, () => <Pagination {...pages} page={1} pages={2.5} />],
  ['Tabs', /no tab has the `value` "grades".*give one of about/, () => <Tabs {...tabs} value="grades" />],
  ['Tabs', /`tabs` is empty/, () => <Tabs {...tabs} tabs={[]} />],
  ['Slider', /`min` \(2500\) is not below `max` \(100\)/, () => <Slider {...slider} min={2500} max={100} />],
  ['Slider', /`step` is 0/, () => <Slider {...slider} step={0} />],
  ['Slider', /`value` is 5; give a number from 100/, () => <Slider {...slider} value={5} />],
  ['Slider', /a tick lies outside/, () => <Slider {...slider} ticks={[{ value: 5, label: '5' }]} />],
  ['DateField', /`value` \(2026-02-30\)/, () => <DateField {...date} value="2026-02-30" />],
  ['DateField', /exchange them/, () => <DateField {...date} min="2026-12-04" max="2026-12-01" />],
  ['ProgressBar', /`max` is 0/, () => <ProgressBar label="Kursas" value={0} max={0} />],
  [
    'ProgressBar',
    /`value` is 12; give a number from 0/,
    () => <ProgressBar label="Kursas" value={12} max={7} />,
  ],
  ['ProgressBar', /`value` is -1/, () => <ProgressBar label="Kursas" value={-1} />],
  ['Stepper', /no step has the `current` id "pay"/, () => <Stepper {...stepper} current="pay" />],
  ['Combobox', /`minimum` is -3/, () => <Combobox {...combobox} minimum={-3} />],
  ['RadioGroup', /no option has the `value` "second"/, () => <RadioGroup {...radio} value="second" />],
  ['Table', /`sort` names "age"/, () => <Table {...table} sort={sortedBy('age')} />],
  ['GrowthRings', /`topics` is 0.5, 7/, () => <GrowthRings topics={[0.5, 7]} />],
  ['ProgressRing', /`share` is 41/, () => <ProgressRing share={41} />],
  ['Field', /the field has no `label`/, () => <TextInput label="" />],
  ['IconButton', /`label` is empty/, () => <IconButton icon={Heart} label=" " />],
  ['FileField', /`accept` is empty/, () => <FileField {...file} accept={[]} />],
  ['FileField', /`maxSize` is 0/, () => <FileField {...file} maxSize={0} />],
  ['QrCode', /`value` is empty/, () => <QrCode value="" label="Kursas" />],
  ['Avatar', /`name` is empty/, () => <Avatar name="" />],
  ['RichText', /`html` holds what could run/, () => <RichText html="<img src=x onerror=alert(1)>" />],
  [
    'RichText',
    /javascript:\); let the server/,
    () => <RichText html={'<a href="javascript:alert(2)">x</a>'} />,
  ],
  [
    'TabLinks',
    /several links are `current`/,
    () => (
      <TabLinks
        label="Kursas"
        links={[
          { href: '/a', label: 'A', current: true },
          { href: '/b', label: 'B', current: true },
        ]}
      />
    ),
  ],
  ['Calendar', /`today` is "today"/, () => <Calendar {...calendar} today="today" span={span} />],
  [
    'Calendar',
    /`span` is "2027-01-08" to "2026-12-28"/,
    () => <Calendar {...calendar} span={{ ...span, from: span.to, to: span.from }} />,
  ],
  [
    'CertificateCard',
    /`to` is "2026-01-01", before/,
    () => <CertificateCard {...certificate} from="2026-10-22" to="2026-01-01" />,
  ],
  [
    'RatingDistribution',
    /`counts` 3, -1/,
    () => <RatingDistribution average={4} counts={[3, -1, 0, 0, 0]} />,
  ],
  ['TopicList', /no topic has the `currentId` "z"/, () => <TopicList topics={topics} currentId="z" />],
  ['LanguageSwitch', /`current` is "de"/, () => <LanguageSwitch {...languages} current="de" form="line" />],
  ['HeroSlider', /`slides` is empty/, () => <HeroSlider slides={[]} />],
  ['ResultsHeader', /`sort` is "old"/, () => <ResultsHeader count={19} sorts={sorts} sort="old" />],
  [
    'CheckboxGroup',
    /`value` holds gone; give only values/,
    () => (
      <CheckboxGroup label="Alergijos" options={[{ value: 'latex', label: 'Lateksas' }]} value={['gone']} />
    ),
  ],
  ['NumberField', /`min` \(5\) is above `max` \(1\)/, () => <NumberField label="Dozė" min={5} max={1} />],
  ['NumberField', /`step` is 0; give one above 0/, () => <NumberField label="Dozė" step={0} />],
  ['Scale', /from 0 to 100; give up to eleven/, () => <Scale label="Skausmas" low="" high="" max={100} />],
  [
    'UploadList',
    /a `progress` is no share; give a number/,
    () => (
      <UploadList
        label="Failai"
        items={[{ id: '1', name: 'a.pdf', state: 'uploading', progress: 42 }]}
        onAdd={nothing}
        onRemove={nothing}
      />
    ),
  ],
  [
    'Question',
    /`earned` \(3\) is above `marks` \(2\); give at most/,
    () => (
      <Question number={1} text="Ką darote?" marks={2} earned={3}>
        {undefined}
      </Question>
    ),
  ],
  ['Timer', /`deadline` is "rytoj"; give a date/, () => <Timer deadline="rytoj" />],
  [
    'ScenarioPath',
    /no step has the choice "gone" after 0; give/,
    () => <ScenarioPath title="Atvejis" steps={[{ id: '1', title: 'Pradžia' }]} value={['gone']} />,
  ],
];

/** Edge cases that are valid: nothing is reported. */
const right: readonly (() => ReactElement)[] = [
  () => <Rating value={0} count={0} />,
  () => <Rating value={5} />,
  () => <Stars value={0} />,
  () => <Price price="12 289,00 €" special="10 259,00 €" />,
  () => <Price price="1,289.50 €" special="1,289 €" />,
  () => <Price price="89,00 €" special="Nemokamai" />,
  () => <Price price="0 €" />,
  () => <Pagination {...pages} page={7} />,
  () => <Pagination {...pages} page={1} pages={0} />,
  () => <Tabs {...tabs} />,
  () => <Tabs {...tabs} value="about" />,
  () => <Slider {...slider} value={2500} />,
  () => <DateField {...date} value="2028-02-29" min="2026-12-04" max="2028-02-29" />,
  () => <ProgressBar label="Kursas" value={0} />,
  () => <Stepper {...stepper} current={undefined} />,
  () => <Combobox {...combobox} minimum={0} />,
  () => <RadioGroup {...radio} value="" />,
  () => <Table {...table} sort={sortedBy('name')} />,
  () => <GrowthRings topics={[]} />,
  () => <ProgressRing share={1} />,
  () => <FileField {...file} accept={['.pdf']} maxSize={1} />,
  () => <RichText html="<p>Script, onset: <a href='/on'>on = off</a></p>" />,
  () => (
    <RichText html="<b>x</b><script>alert(1)</script>" sanitise={(html) => html.replace(/<script.*/u, '')} />
  ),
  () => <Calendar {...calendar} span={span} />,
  () => <CertificateCard {...certificate} from="2026-10-22" to="2026-10-22" />,
  () => <TopicList topics={topics} currentId={undefined} />,
  () => <LanguageSwitch {...languages} current="lt" form="line" />,
  () => <ResultsHeader count={undefined} sorts={sorts} />,
];

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((words: unknown) => {
    said.push(String(words));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.each(wrong)('%s reports once what is wrong and what to write instead: %s', (component, words, draw) => {
  renderToString(draw());
  renderToString(draw());
  expect(said).toEqual([expect.stringMatching(words)]);
  expect(said[0]).toMatch(new RegExp(`^Medeina, ${component}: .+[;,] .+\\.$`, 'u'));
});

test('valid props are not reported', () => {
  for (const draw of right) renderToString(draw());
  expect(said).toEqual([]);
});

test('rich text is checked after `sanitise`', () => {
  const html = renderToString(<RichText html="<p>a</p><hr>" sanitise={(text) => text.replace('<hr>', '')} />);
  expect(html).toContain('<p>a</p></div>');
});

/** A fresh instance of the module. */
async function load() {
  vi.resetModules();
  return (await import('../internal/misuse.ts')).misuse;
}

test('nothing is reported in production or without `process`', async () => {
  expect(await load()).toBeTypeOf('function');
  vi.stubEnv('NODE_ENV', 'production');
  expect(await load()).toBeUndefined();
  vi.unstubAllEnvs();
  vi.stubGlobal('process', undefined);
  const without = await load();
  vi.unstubAllGlobals();
  expect(without).toBeUndefined();
});
