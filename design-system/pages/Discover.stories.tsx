import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseGrid, CourseGridSkeleton } from '../src/domain/catalogue/CourseGrid/index.ts';
import { filterGroups } from '../src/domain/catalogue/FilterSidebar/FilterSidebar.fixtures.ts';
import { FilterButton, FilterDialog } from '../src/domain/catalogue/FilterDialog/index.ts';
import { FilterSidebar } from '../src/domain/catalogue/FilterSidebar/index.ts';
import { FilterTags } from '../src/domain/catalogue/FilterTags/index.ts';
import { ResultsHeader } from '../src/domain/catalogue/ResultsHeader/index.ts';
import { StickyCartStrip } from '../src/domain/shopping/StickyCartStrip/index.ts';
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
import * as styles from './pages.css.ts';
import { PublicFrame } from './PageFrame.tsx';
import { useHearts } from './useHearts.ts';
import { money } from '../src/internal/amounts.fixtures.ts';
import { t } from '../src/internal/phrases.fixtures.ts';

function nothing() {}

const tags = [
  { id: '61', label: t('Skubioji pagalba') },
  { id: '62', label: t('Kardiologija') },
  { id: '81', label: t('Hibridinis') },
];

/** Beside the results from 900 px; on a phone behind a button. */
function useFilters() {
  return {
    groups: filterGroups,
    onChange: nothing,
    onClear: nothing,
  };
}

function PhoneFilters() {
  const filters = useFilters();
  const [open, setOpen] = useState(false);
  return (
    <>
      <FilterButton
        count={tags.length}
        open={open}
        onClick={() => {
          setOpen(true);
        }}
      />
      <FilterDialog
        {...filters}
        open={open}
        onOpenChange={setOpen}
        tags={tags}
        onRemove={nothing}
        total={19}
      />
    </>
  );
}

function Discover({ state, cart }: { state: 'results' | 'none' | 'loading'; cart: boolean }) {
  const heart = useHearts([102]);
  const filters = useFilters();
  const asked = t('gaivinimas');
  const [typed, setTyped] = useState<string>();
  return (
    <>
      <PublicFrame path="/discover" known={cart}>
        <Page block="page">
          <Stack gap={32}>
            <Heading level={1}>{t('Kursai')}</Heading>
            <SearchBox
              label={t('Ieškoti kurso')}
              placeholder={t('Ieškoti kurso')}
              size="lg"
              value={typed ?? asked}
              onChange={setTyped}
              onSubmit={nothing}
            />
            <Split ratio="discover">
              <div className={styles.beside}>
                <FilterSidebar {...filters} />
              </div>
              <Stack gap={24}>
                <ResultsHeader
                  filters={<PhoneFilters />}
                  count={state === 'loading' ? undefined : state === 'none' ? 0 : 19}
                  search={asked}
                  sorts={[
                    { value: 'popular', label: t('Populiariausi viršuje') },
                    { value: 'date', label: t('Artimiausi viršuje') },
                  ]}
                />
                <FilterTags tags={tags} onRemove={nothing} onClear={nothing} />
                {state === 'results' && (
                  <Stack gap={48}>
                    <CourseGrid label={t('Kursai')} columns={3} courses={courses.map(heart)} />
                    <Pagination page={1} pages={2} href={(page) => `/discover?page=${String(page)}`} />
                  </Stack>
                )}
                {state === 'loading' && <CourseGridSkeleton label={t('Kursai kraunami')} columns={3} />}
                {state === 'none' && (
                  <EmptyState
                    title={t('Nieko neradome pagal „gaivinimas“')}
                    action={<Button variant="outline">{t('Išvalyti filtrus')}</Button>}
                  >
                    {t('Patikrinkite rašybą arba pašalinkite dalį filtrų.')}
                  </EmptyState>
                )}
              </Stack>
            </Split>
          </Stack>
        </Page>
      </PublicFrame>
      {cart && <StickyCartStrip count={2} total={money(133)} href="/cart" />}
    </>
  );
}

const meta: Meta<typeof Discover> = {
  title: 'Pages/Discover',
  component: Discover,
  args: { state: 'results', cart: false },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
};
export default meta;

type Story = StoryObj<typeof Discover>;

export const Results: Story = {};
export const WithCart: Story = {
  tags: ['no-picture'],
  args: { cart: true },
};
export const Nothing: Story = { args: { state: 'none' } };
export const Loading: Story = { args: { state: 'loading' } };
