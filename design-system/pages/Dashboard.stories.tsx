import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { CourseCard } from '../src/domain/catalogue/CourseCard/index.ts';
import { progressRows } from '../src/domain/learning/CourseProgressRow/CourseProgressRow.fixtures.ts';
import { CourseProgressList } from '../src/domain/learning/CourseProgressRow/index.ts';
import { SecondDeviceLink } from '../src/domain/learning/SecondDeviceLink/index.ts';
import { courses } from '../src/domain/support/courses.fixtures.ts';
import { upcomingCourses } from '../src/domain/learning/UpcomingCourses/UpcomingCourses.fixtures.ts';
import { UpcomingCourses } from '../src/domain/learning/UpcomingCourses/index.ts';
import { ButtonLink } from '../src/primitives/Button/index.ts';
import { Carousel } from '../src/primitives/Carousel/index.ts';
import { EmptyState } from '../src/primitives/EmptyState/index.ts';
import { GrowthRings } from '../src/primitives/GrowthRings/index.ts';
import { Heading } from '../src/primitives/Heading/index.ts';
import { Inline } from '../src/primitives/Inline/index.ts';
import { Link } from '../src/primitives/Link/index.ts';
import { Panel } from '../src/primitives/Panel/index.ts';
import { SearchBox } from '../src/primitives/SearchBox/index.ts';
import { Split } from '../src/primitives/Split/index.ts';
import { Stack } from '../src/primitives/Stack/index.ts';
import { Text } from '../src/primitives/Text/index.ts';
import { pageModes } from './modes.ts';
import { AccountFrame } from './PageFrame.tsx';
import * as styles from './pages.css.ts';
import { useHearts } from './useHearts.ts';
import { t } from '../src/internal/phrases.fixtures.ts';

function Resume() {
  return (
    <Panel tone="deep" as="section" aria-label={t('Tęskite ten, kur baigėte')}>
      <Split ratio="course-body">
        <Stack gap={16} align="start">
          <Text size="small" tone="muted">
            {t('Tęskite ten, kur baigėte')}
          </Text>
          <Heading level={2}>{t('Specializuotas suaugusiųjų gaivinimas (ALS)')}</Heading>
          <Text tone="muted">{t('3 tema iš 6. Defibriliacijos sauga ir komandos padėtys')}</Text>
          <Inline gap={16}>
            <ButtonLink variant="amber" icon={Play} filled href="/course/101/theory/3">
              {t('Tęsti temą')}
            </ButtonLink>
            <Text size="small" tone="muted">
              {t('Liko 8 min.')}
            </Text>
          </Inline>
        </Stack>
        <Stack gap={12} align="centre">
          <GrowthRings topics={[1, 1, 0.5, 0, 0, 0]} size="xl" />
          <Text size="small">{t('11 iš 27 dalių')}</Text>
        </Stack>
      </Split>
    </Panel>
  );
}

function OwnSearch() {
  const [query, setQuery] = useState('');
  return (
    <div className={styles.besideHeading}>
      <SearchBox
        label={t('Ieškoti savo kursuose')}
        placeholder={t('Ieškoti savo kursuose')}
        value={query}
        onChange={setQuery}
        onSubmit={() => undefined}
      />
    </div>
  );
}

function Recent({ fresh }: { fresh: boolean }) {
  return (
    <Stack gap={20} as="section">
      <Inline justify="between" gap={24}>
        <Heading level={2} size="h3">
          {t('Neseniai mokėtės')}
        </Heading>
        {!fresh && <OwnSearch />}
      </Inline>
      {fresh ? (
        <EmptyState
          headingLevel={3}
          title={t('Dar neturite kursų')}
          action={<ButtonLink href="/discover">{t('Rasti kursą')}</ButtonLink>}
        />
      ) : (
        <>
          <CourseProgressList label={t('Neseniai mokėtės')} headingLevel={3} courses={progressRows} />
          <div>
            <Link alone href="/dashboard/courses">
              {t('Visi mano kursai')}
            </Link>
          </div>
        </>
      )}
    </Stack>
  );
}

function Dashboard({ fresh }: { fresh: boolean }) {
  const heart = useHearts();
  return (
    <AccountFrame path="/dashboard">
      <Stack gap={64}>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1}>{t('Labas rytas, Rūta')}</Heading>
            <Text size="lead" tone="muted">
              {fresh
                ? t('Pirmasis kursas čia atsiras iškart po užsakymo.')
                : t('Penktadienį praktika Vilniuje. Iki jos liko viena tema.')}
            </Text>
          </Stack>
          {!fresh && <Resume />}
          <SecondDeviceLink href="/connect" />
        </Stack>
        <Stack gap={20} as="section">
          <Heading level={2} size="h3">
            {t('Artimiausi kursai')}
          </Heading>
          <UpcomingCourses today="2026-12-01" courses={fresh ? [] : upcomingCourses} />
        </Stack>
        <Recent fresh={fresh} />
        <Carousel
          bleed
          label={t('Jums gali tikti')}
          heading={
            <Heading level={2} size="h3">
              {t('Jums gali tikti')}
            </Heading>
          }
          items={courses.slice(4, 10).map((course) => ({
            id: String(course.courseId),
            content: <CourseCard {...heart(course)} layout="grid" />,
          }))}
        />
      </Stack>
    </AccountFrame>
  );
}

const meta: Meta<typeof Dashboard> = {
  title: 'Pages/Dashboard',
  component: Dashboard,
  args: { fresh: false },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
};
export default meta;

type Story = StoryObj<typeof Dashboard>;

export const UnderWay: Story = {};
/** The first visit: no courses yet. */
export const Fresh: Story = { args: { fresh: true } };
