import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseGrid, CourseGridSkeleton } from '../src/domain/CourseGrid/index.ts';
import { courseCount, filterGroups } from '../src/domain/FilterSidebar/FilterSidebar.fixtures.ts';
import { FilterSidebar } from '../src/domain/FilterSidebar/index.ts';
import { FilterTags } from '../src/domain/FilterTags/index.ts';
import { ResultsHeader } from '../src/domain/ResultsHeader/index.ts';
import { StickyCartStrip } from '../src/domain/StickyCartStrip/index.ts';
import { courses } from '../src/domain/support/courses.fixtures.ts';
import { Button } from '../src/primitives/Button/index.ts';
import { EmptyState } from '../src/primitives/EmptyState/index.ts';
import { Heading } from '../src/primitives/Heading/index.ts';
import { Page } from '../src/primitives/Page/index.ts';
import { Pagination } from '../src/primitives/Pagination/index.ts';
import { SearchBox } from '../src/primitives/SearchBox/index.ts';
import { Split } from '../src/primitives/Split/index.ts';
import { Stack } from '../src/primitives/Stack/index.ts';
import { pageModes } from './modes.ts';
import { PublicFrame } from './PageFrame.tsx';

const nothing = () => undefined;

const Discover = ({ state, cart }: { state: 'results' | 'none' | 'loading'; cart: boolean }) => {
  const [query, setQuery] = useState('gaivinimas');
  return (
    <>
      <PublicFrame path="/discover" known={cart}>
        <Page block="page">
          <Stack gap={32}>
            <Heading level={1}>Kursai</Heading>
            <SearchBox
              label="Ieškoti kurso"
              placeholder="Ieškoti kurso"
              size="lg"
              value={query}
              onChange={setQuery}
              onSubmit={nothing}
            />
            <Split ratio="discover">
              <FilterSidebar
                groups={filterGroups}
                labels={{ title: 'Filtrai', clear: 'Išvalyti visus' }}
                countLabel={courseCount}
                onChange={nothing}
                onClear={nothing}
              />
              <Stack gap={24}>
                <ResultsHeader
                  count={state === 'loading' ? undefined : courseCount(state === 'none' ? 0 : 19)}
                  context="pagal „gaivinimas“"
                  sort={{
                    label: 'Rikiuoti',
                    value: 'popular',
                    options: [
                      { value: 'popular', label: 'Populiariausi viršuje' },
                      { value: 'date', label: 'Artimiausi viršuje' },
                    ],
                    onChange: nothing,
                  }}
                />
                <FilterTags
                  tags={[
                    { id: '61', label: 'Skubioji pagalba' },
                    { id: '62', label: 'Kardiologija' },
                    { id: '81', label: 'Hibridinis' },
                  ]}
                  onRemove={nothing}
                  onClear={nothing}
                  labels={{ list: 'Įjungti filtrai', clear: 'Išvalyti visus' }}
                />
                {state === 'results' && (
                  <>
                    <CourseGrid label="Kursai" columns={3} courses={courses} />
                    <Pagination page={1} pages={2} href={(page) => `/discover?page=${String(page)}`} />
                  </>
                )}
                {state === 'loading' && <CourseGridSkeleton label="Kursai kraunami" columns={3} />}
                {state === 'none' && (
                  <EmptyState
                    title="Nieko neradome pagal „gaivinimas“"
                    action={<Button variant="outline">Išvalyti filtrus</Button>}
                  >
                    Patikrinkite rašybą arba pašalinkite dalį filtrų.
                  </EmptyState>
                )}
              </Stack>
            </Split>
          </Stack>
        </Page>
      </PublicFrame>
      {cart && (
        <StickyCartStrip
          label="Krepšelis"
          count="2 kursai"
          total="133,00 €"
          action={{ label: 'Į krepšelį', href: '/cart' }}
        />
      )}
    </>
  );
};

const meta: Meta<typeof Discover> = {
  title: 'Pages/Discover',
  component: Discover,
  args: { state: 'results', cart: false },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
};
export default meta;

type Story = StoryObj<typeof Discover>;

export const Results: Story = {};
export const WithCart: Story = { args: { cart: true } };
export const Nothing: Story = { args: { state: 'none' } };
export const Loading: Story = { args: { state: 'loading' } };
