import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { CourseCard } from '../src/domain/CourseCard/index.ts';
import { progressLabels, progressRows } from '../src/domain/CourseProgressRow/CourseProgressRow.fixtures.ts';
import { CourseProgressList } from '../src/domain/CourseProgressRow/index.ts';
import { SecondDeviceLink } from '../src/domain/SecondDeviceLink/index.ts';
import { courses } from '../src/domain/support/courses.fixtures.ts';
import { upcomingCourses, upcomingLabels } from '../src/domain/UpcomingCourses/UpcomingCourses.fixtures.ts';
import { UpcomingCourses } from '../src/domain/UpcomingCourses/index.ts';
import { ButtonLink } from '../src/primitives/Button/index.ts';
import { Carousel } from '../src/primitives/Carousel/index.ts';
import { EmptyState } from '../src/primitives/EmptyState/index.ts';
import { GrowthRings } from '../src/primitives/GrowthRings/index.ts';
import { Heading } from '../src/primitives/Heading/index.ts';
import { Panel } from '../src/primitives/Panel/index.ts';
import { SearchBox } from '../src/primitives/SearchBox/index.ts';
import { Split } from '../src/primitives/Split/index.ts';
import { Stack } from '../src/primitives/Stack/index.ts';
import { Text } from '../src/primitives/Text/index.ts';
import { pageModes } from './modes.ts';
import { AccountFrame } from './PageFrame.tsx';

const Resume = () => (
  <Panel tone="deep" as="section" aria-label="Tęskite ten, kur baigėte">
    <Split ratio="course-body">
      <Stack gap={16} align="start">
        <Text size="small" tone="muted">
          Tęskite ten, kur baigėte
        </Text>
        <Heading level={2}>Specializuotas suaugusiųjų gaivinimas (ALS)</Heading>
        <Text tone="muted">3 tema iš 6. Defibriliacijos sauga ir komandos padėtys</Text>
        <ButtonLink variant="amber" icon={Play} href="/course/101/theory/3">
          Tęsti temą
        </ButtonLink>
      </Stack>
      <Stack gap={12} align="centre">
        <GrowthRings topics={[1, 1, 0.5, 0, 0, 0]} />
        <Text size="small">11 iš 27 dalių</Text>
      </Stack>
    </Split>
  </Panel>
);

const Dashboard = ({ fresh }: { fresh: boolean }) => {
  const [query, setQuery] = useState('');
  return (
    <AccountFrame path="/dashboard">
      <Stack gap={64}>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1}>Labas rytas, Rūta</Heading>
            <Text size="lead" tone="muted">
              {fresh
                ? 'Pirmasis kursas čia atsiras iškart po užsakymo.'
                : 'Penktadienį praktika Vilniuje. Iki jos liko viena tema.'}
            </Text>
          </Stack>
          {!fresh && <Resume />}
          <SecondDeviceLink
            title="Mokykitės ir kitame įrenginyje"
            text="Prisijunkite QR kodu, be slaptažodžio"
            href="/connect"
          />
        </Stack>
        <Stack gap={20} as="section">
          <Heading level={2} size="h3">
            Artimiausi kursai
          </Heading>
          <UpcomingCourses
            today="2026-12-01"
            courses={fresh ? [] : upcomingCourses}
            labels={upcomingLabels}
          />
        </Stack>
        <Stack gap={20} as="section">
          <Heading level={2} size="h3">
            Neseniai mokėtės
          </Heading>
          {fresh ? (
            <EmptyState
              level={3}
              title="Dar neturite kursų"
              action={<ButtonLink href="/discover">Rasti kursą</ButtonLink>}
            />
          ) : (
            <>
              <SearchBox
                label="Ieškoti savo kursuose"
                placeholder="Ieškoti savo kursuose"
                value={query}
                onChange={setQuery}
                onSubmit={() => undefined}
              />
              <CourseProgressList
                courses={progressRows}
                labels={{ ...progressLabels, list: 'Neseniai mokėtės' }}
              />
            </>
          )}
        </Stack>
        <Carousel
          label="Jums gali tikti"
          heading={
            <Heading level={2} size="h3">
              Jums gali tikti
            </Heading>
          }
          items={courses.slice(4, 10).map((course) => ({
            id: String(course.id),
            content: <CourseCard {...course} layout="grid" />,
          }))}
        />
      </Stack>
    </AccountFrame>
  );
};

const meta: Meta<typeof Dashboard> = {
  title: 'Pages/Dashboard',
  component: Dashboard,
  args: { fresh: false },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
};
export default meta;

type Story = StoryObj<typeof Dashboard>;

export const UnderWay: Story = {};
/** The first visit: nothing is bought, nothing is ahead. */
export const Fresh: Story = { args: { fresh: true } };
