import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseProgressHeader } from '../src/domain/learning/CourseProgressHeader/index.ts';
import { LearningNavigation } from '../src/domain/learning/LearningNavigation/index.ts';
import { MaterialSection } from '../src/domain/learning/MaterialRow/index.ts';
import type { MaterialRowProps, MaterialType } from '../src/domain/learning/MaterialRow/index.ts';
import { TestList } from '../src/domain/learning/TestRow/index.ts';
import { TopicList } from '../src/domain/learning/TopicList/index.ts';
import type { Topic as TopicRow } from '../src/domain/learning/TopicList/index.ts';
import { Breadcrumb } from '../src/primitives/Breadcrumb/index.ts';
import { Heading } from '../src/primitives/Heading/index.ts';
import { Page } from '../src/primitives/Page/index.ts';
import { Split } from '../src/primitives/Split/index.ts';
import { Stack } from '../src/primitives/Stack/index.ts';
import { TabLinks } from '../src/primitives/TabLinks/index.ts';
import { Text } from '../src/primitives/Text/index.ts';
import { CourseAbout } from './CourseAbout.tsx';
import { pageModes } from './modes.ts';
import { LearningFrame } from './PageFrame.tsx';
import { t } from '../src/internal/phrases.fixtures.ts';

function nothing() {}

function material(
  id: string,
  type: MaterialType,
  title: string,
  rest: Partial<Omit<MaterialRowProps, 'id'>> = {},
): Omit<MaterialRowProps, 'id'> & { id: string } {
  return {
    id,
    type,
    title,
    href: `/course/101/theory/3/${id}`,
    completion: 'manual',
    completed: false,
    onToggle: nothing,
    ...rest,
  };
}

const topics: readonly TopicRow[] = [
  {
    id: '1',
    title: t('Širdies sustojimo atpažinimas ir pirmieji veiksmai'),
    href: '/course/101/theory/1',
    state: 'done',
    done: 5,
    total: 5,
  },
  {
    id: '3',
    title: t('Ritmo atpažinimas ir defibriliacija'),
    href: '/course/101/theory/3',
    state: 'open',
    done: 3,
    total: 6,
    durationLeft: 44,
  },
  {
    id: '6',
    title: t('Slauga ir gydymas po gaivinimo'),
    href: '/course/101/theory/6',
    state: 'locked',
    reason: t('Atsivers baigus 5 temą'),
  },
];

function Own({ tab }: { tab: 'theory' | 'tests' }) {
  return (
    <LearningFrame>
      <CourseProgressHeader
        title={t('Specializuotas suaugusiųjų gaivinimas (ALS)')}
        topics={[1, 1, 0.5, 0, 0, 0]}
        done={11}
        total={27}
        breadcrumb={
          <Breadcrumb
            parents={[{ label: t('Mano kursai'), href: '/dashboard/courses' }]}
            current={t('Skubioji pagalba')}
          />
        }
        tabs={
          <TabLinks
            label={t('Kursas')}
            links={[
              { label: t('Bendra'), href: '/course/101/general' },
              { label: t('Teorija'), href: '/course/101/theory', current: tab === 'theory' },
              { label: t('Testai'), href: '/course/101/tests', current: tab === 'tests' },
            ]}
          />
        }
      />
      <Page block="page">{tab === 'tests' ? <OwnTests /> : <Topic />}</Page>
    </LearningFrame>
  );
}

function OwnTests() {
  return (
    <TestList
      tests={[
        {
          id: 1,
          title: t('Dešimties ritmų testas'),
          href: '/course/101/activity?id=1',
          questions: 10,
          grade: 8.6,
          max: 10,
          completed: true,
        },
        {
          id: 2,
          title: t('Baigiamasis testas'),
          href: '/course/101/activity?id=2',
          completed: false,
          unavailable: t('Atsivers baigus visas temas'),
        },
      ]}
    />
  );
}

function Topic() {
  return (
    <Split ratio="learning">
      <TopicList topics={topics} currentId="3" />
      <Stack gap={24}>
        <Heading level={2}>{t('Ritmo atpažinimas ir defibriliacija')}</Heading>
        <Text measure="body">{t('Keturi ritmai, du keliai: iškrova arba paspaudimai ir vaistai.')}</Text>
        <MaterialSection
          title={t('3.1. Ritmai, kuriems reikia iškrovos')}
          done={1}
          total={3}
          materials={[
            material('11', 'video', t('Skilvelių virpėjimas per dešimt sekundžių'), {
              duration: 8,
              completion: 'automatic',
              completed: true,
            }),
            material('12', 'page', t('Energijos parinkimas'), {
              duration: 6,
              current: true,
            }),
            material('13', 'quiz', t('Temos patikra'), { detail: t('6 klausimai'), completion: 'automatic' }),
          ]}
        />
        <MaterialSection
          title={t('3.2. Praktika')}
          materials={[
            material('14', 'scenario', t('Sustojimas palatoje'), { duration: 20 }),
            material('15', 'extlmsroom', t('Praktinis užsiėmimas'), {
              unavailable: t('Atsivers gruodžio 4 d. 9:00'),
            }),
          ]}
        />
        <LearningNavigation
          previous={{
            title: t('Paspaudimai ir ventiliacija'),
            href: '/course/101/theory/2',
          }}
          next={{ title: t('Kvėpavimo takai ir kapnografija'), href: '/course/101/theory/4' }}
        />
      </Stack>
    </Split>
  );
}

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
/** The public page of a course. */
export const PublicPage: Story = { render: () => <CourseAbout /> };
