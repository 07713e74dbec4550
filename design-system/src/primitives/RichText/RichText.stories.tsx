import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Split } from '../Split/Split.tsx';
import { article, wideTable } from './RichText.fixtures.ts';
import { RichText } from './RichText.tsx';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta = {
  title: 'Primitives/RichText',
  component: RichText,
  args: { html: article },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };

/** A table wider than the text scrolls, by keyboard too. */
export const WideTable: Story = {
  args: { html: wideTable, lang: 'ru' },
  render: (args) => (
    <Split ratio="halves">
      <Grid columns={1}>
        <RichText {...args} />
      </Grid>
    </Split>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: said(translations, 'table') });
    await expect(within(group).getByRole('table')).toBeVisible();
    await expect(group.tabIndex).toBe(group.scrollWidth > group.clientWidth ? 0 : -1);
    await expect(group.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
