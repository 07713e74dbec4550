import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { ResultsHeader } from './ResultsHeader.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { resultsHeaderWords } from './ResultsHeader.words.ts';

const meta: Meta<typeof ResultsHeader> = {
  title: 'Catalogue/ResultsHeader',
  component: ResultsHeader,
  args: {
    count: 19,
    search: t('gaivinimas'),
    sorts: [
      { value: 'popular', label: t('Populiariausi viršuje') },
      { value: 'newest', label: t('Naujausi viršuje') },
      { value: 'price_asc', label: t('Pigiausi viršuje') },
    ],
    onSortChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ResultsHeader>;

export const Results: Story = {
  play: async ({ args, canvasElement }) => {
    const sort = within(canvasElement).getByRole('combobox', { name: said(resultsHeaderWords, 'sort') });
    await userEvent.selectOptions(sort, 'newest');
    await expect(args.onSortChange).toHaveBeenCalledWith('newest');
    await expect(sort).toHaveValue('newest');
  },
};

export const None: Story = { args: { count: 0, search: longWords.lt } };

/** The first results are loading. */
export const Loading: Story = { args: { count: undefined } };
