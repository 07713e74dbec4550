import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { topics } from './FaqTiles.fixtures.ts';
import { FaqTiles, FaqTilesSkeleton } from './FaqTiles.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof FaqTiles> = {
  title: 'Site/FaqTiles',
  component: FaqTiles,
  args: { tiles: topics, label: t('Temos') },
};
export default meta;

type Story = StoryObj<typeof FaqTiles>;

/** Tab moves through the topics in order. */
export const Topics: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(8);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};

/** An incomplete row has no empty cells. */
export const Three: Story = { args: { tiles: topics.slice(0, 3) } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: { tiles: topics.slice(0, 4).map(({ href, icon }) => ({ href, icon, name: longWords.ru })) },
};

/** Renders nothing. */
export const Empty: Story = { args: { tiles: [] } };

export const Loading: Story = { render: () => <FaqTilesSkeleton label={t('Temos kraunamos')} /> };
