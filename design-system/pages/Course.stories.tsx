import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Share2, ShoppingCart } from 'lucide-react';
import { AbilityList } from '../src/domain/AbilityList/index.ts';
import { BuyBarSpace, BuyPanel } from '../src/domain/BuyPanel/index.ts';
import { CourseHeader } from '../src/domain/CourseHeader/index.ts';
import { CourseProgressHeader } from '../src/domain/CourseProgressHeader/index.ts';
import { LearningNavigation } from '../src/domain/LearningNavigation/index.ts';
import { MaterialSection } from '../src/domain/MaterialRow/index.ts';
import type { MaterialRowProps, MaterialType } from '../src/domain/MaterialRow/index.ts';
import { TestList } from '../src/domain/TestRow/index.ts';
import { TopicList } from '../src/domain/TopicList/index.ts';
import type { Topic } from '../src/domain/TopicList/index.ts';
import { Breadcrumb } from '../src/primitives/Breadcrumb/index.ts';
import { Button } from '../src/primitives/Button/index.ts';
import { Heading } from '../src/primitives/Heading/index.ts';
import { Page } from '../src/primitives/Page/index.ts';
import { Split } from '../src/primitives/Split/index.ts';
import { Stack } from '../src/primitives/Stack/index.ts';
import { TabLinks } from '../src/primitives/TabLinks/index.ts';
import { Text } from '../src/primitives/Text/index.ts';
import { pageModes } from './modes.ts';
import { LearningFrame, PublicFrame } from './PageFrame.tsx';

const nothing = () => undefined;

const dates = [
  {
    id: '1',
    title: 'Gruodžio 4–5 d.',
    place: 'Vilnius, Santariškių g. 14',
    seats: 'liko 2 vietos',
    price: { price: '289,00 €' },
  },
  {
    id: '2',
    title: 'Gruodžio 17–18 d.',
    place: 'Kaunas, Eivenių g. 2',
    seats: '5 vietos',
    price: { price: '289,00 €', special: '259,00 €' },
  },
];

const About = () => {
  const [date, setDate] = useState('1');
  return (
    <PublicFrame path="/course-about/101">
      <Page block="page">
        <Stack gap={48}>
          <CourseHeader
            title="Specializuotas suaugusiųjų gaivinimas (ALS)"
            category={{ hue: 'emergency', label: 'Skubioji pagalba', href: '/discover?category_id=61' }}
            lead="Dviejų dienų kursas komandoms, kurios atsako į iškvietimą pirmosios: nuo ritmo atpažinimo iki sprendimo nutraukti gaivinimą."
            rating={{ value: 4.9, count: 312, href: '/course/101/reviews' }}
            facts={{
              duration: '14 val.',
              format: { kind: 'hybrid', label: 'Hibridinis' },
              language: 'Lietuvių k.',
            }}
            actions={
              <>
                <Button variant="outline" icon={Heart} aria-pressed={false}>
                  Įtraukti į mėgstamus
                </Button>
                <Button variant="ghost" icon={Share2}>
                  Dalytis
                </Button>
              </>
            }
          />
          <TabLinks
            label="Kursas"
            links={[
              { label: 'Apie', href: '/course-about/101', current: true },
              { label: 'Temos', href: '/course/101/subjects' },
              { label: 'Atsiliepimai', href: '/course/101/reviews' },
              { label: 'DUK', href: '/course/101/faq' },
            ]}
          />
          <Split ratio="course-body">
            <Stack gap={32}>
              <Stack gap={16}>
                <Heading level={2} size="h3">
                  Apie kursą
                </Heading>
                <Text measure="body">
                  Teorijoje peržiūrėsite algoritmus ir ritmus, o simuliacijų kambaryje vadovausite komandai,
                  kol kiekvienas veiksmas taps savaiminis.
                </Text>
              </Stack>
              <AbilityList
                abilities={[
                  'Atpažinti ritmą per dešimt sekundžių',
                  'Saugiai atlikti defibriliaciją',
                  'Vadovauti gaivinimo komandai',
                ]}
              />
            </Stack>
            <BuyPanel
              label="Kaina ir datos"
              price={{ price: '289,00 €' }}
              unit="asmeniui"
              options={{
                label: 'Pasirinkite praktikos datą',
                items: dates,
                value: date,
                onChange: setDate,
                more: (hidden) => `Rodyti dar ${String(hidden)} datas`,
              }}
              action={{ label: 'Į krepšelį', icon: ShoppingCart, onPress: nothing }}
              facts={[
                { label: 'Trukmė', value: '14 val.' },
                { label: 'Praktika', value: 'Simuliacijų kambaryje' },
                { label: 'Sertifikatas', value: 'Galioja 2 metus' },
              ]}
              choice="Gruodžio 4–5 d., Vilnius"
            />
          </Split>
        </Stack>
      </Page>
      <BuyBarSpace />
    </PublicFrame>
  );
};

const labels = {
  mark: 'Pažymėti kaip baigtą',
  done: 'Baigta',
  automatic: 'Pažymima automatiškai, kai atversite',
  unavailable: 'Neprieinama',
};

const material = (
  id: string,
  type: MaterialType,
  title: string,
  detail: string,
  rest: Partial<MaterialRowProps> = {},
): MaterialRowProps & { id: string } => ({
  id,
  type,
  title,
  detail,
  href: `/course/101/theory/3/${id}`,
  completion: 'manual',
  completed: false,
  labels,
  onToggle: nothing,
  ...rest,
});

const topics: readonly Topic[] = [
  {
    id: '1',
    title: 'Širdies sustojimo atpažinimas ir pirmieji veiksmai',
    href: '/course/101/theory/1',
    state: 'done',
    detail: 'Baigta',
    share: 1,
  },
  {
    id: '3',
    title: 'Ritmo atpažinimas ir defibriliacija',
    href: '/course/101/theory/3',
    state: 'open',
    detail: '3 iš 6 dalių · liko 44 min.',
    share: 0.5,
  },
  {
    id: '6',
    title: 'Slauga ir gydymas po gaivinimo',
    href: '/course/101/theory/6',
    state: 'locked',
    detail: 'Atsivers baigus 5 temą',
    share: 0,
  },
];

const Own = ({ tab }: { tab: 'theory' | 'tests' }) => (
  <LearningFrame>
    <CourseProgressHeader
      title="Specializuotas suaugusiųjų gaivinimas (ALS)"
      topics={[1, 1, 0.5, 0, 0, 0]}
      percent="41 %"
      count="11 iš 27 dalių"
      breadcrumb={
        <Breadcrumb
          parents={[{ label: 'Mano kursai', href: '/dashboard/courses' }]}
          current="Skubioji pagalba"
        />
      }
      tabs={
        <TabLinks
          label="Kursas"
          links={[
            { label: 'Bendra', href: '/course/101/general' },
            { label: 'Teorija', href: '/course/101/theory', current: tab === 'theory' },
            { label: 'Testai', href: '/course/101/tests', current: tab === 'tests' },
          ]}
        />
      }
    />
    <Page block="page">
      {tab === 'tests' ? (
        <TestList
          label="Testai"
          empty="Testų šiame kurse nėra"
          tests={[
            {
              id: 1,
              title: 'Dešimties ritmų testas',
              href: '/course/101/activity?id=1',
              detail: '10 klausimų',
              result: '8,6 iš 10',
              completed: true,
              completedLabel: 'Atlikta',
            },
            {
              id: 2,
              title: 'Baigiamasis testas',
              href: '/course/101/activity?id=2',
              completed: false,
              completedLabel: 'Atlikta',
              unavailable: 'Atsivers baigus visas temas',
            },
          ]}
        />
      ) : (
        <Split ratio="learning">
          <TopicList title="Temos" topics={topics} currentId="3" position="3 tema iš 6" />
          <Stack gap={24}>
            <Heading level={2}>Ritmo atpažinimas ir defibriliacija</Heading>
            <Text measure="body">Keturi ritmai, du keliai: iškrova arba paspaudimai ir vaistai.</Text>
            <MaterialSection
              title="3.1. Ritmai, kuriems reikia iškrovos"
              count="1 iš 3"
              materials={[
                material('11', 'video', 'Skilvelių virpėjimas per dešimt sekundžių', 'Vaizdo įrašas', {
                  duration: '8 min.',
                  completion: 'automatic',
                  completed: true,
                }),
                material('12', 'page', 'Energijos parinkimas', 'Puslapis', {
                  duration: '6 min.',
                  current: true,
                }),
                material('13', 'quiz', 'Temos patikra', 'Testas, 6 klausimai', { completion: 'automatic' }),
              ]}
            />
            <MaterialSection
              title="3.2. Praktika"
              materials={[
                material('14', 'scenario', 'Sustojimas palatoje', 'Scenarijus', { duration: '20 min.' }),
                material('15', 'extlmsroom', 'Praktinis užsiėmimas', 'Simuliacijų kambarys', {
                  unavailable: 'Atsivers gruodžio 4 d. 9:00',
                }),
              ]}
            />
            <LearningNavigation
              label="Temų perėjimas"
              previous={{
                label: 'Ankstesnė',
                title: 'Paspaudimai ir ventiliacija',
                href: '/course/101/theory/2',
              }}
              next={{ label: 'Kita', title: 'Kvėpavimo takai ir kapnografija', href: '/course/101/theory/4' }}
            />
          </Stack>
        </Split>
      )}
    </Page>
  </LearningFrame>
);

const meta: Meta<typeof Own> = {
  title: 'Pages/Course',
  component: Own,
  args: { tab: 'theory' },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
};
export default meta;

type Story = StoryObj<typeof Own>;

export const Theory: Story = {};
export const Tests: Story = { args: { tab: 'tests' } };
/** What everybody sees before they have it. */
export const PublicPage: Story = { render: () => <About /> };
