import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sentences } from '../../internal/words.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { containing } from '../../internal/said.fixtures.ts';

const meta: Meta<typeof Tabs> = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: t('Apie kursą'),
    tabs: [
      { value: 'about', label: t('Apie kursą'), content: <Text>{sentences.lt}</Text> },
      { value: 'topics', label: t('Temos'), count: 6, content: <Text>{t('Šešios temos')}</Text> },
      {
        value: 'reviews',
        label: t('Atsiliepimai'),
        count: 312,
        content: <Text lang="ru">{sentences.ru}</Text>,
      },
      { value: 'faq', label: t('Dažnai užduodami klausimai'), content: <Text>{t('Klausimai')}</Text> },
      { value: 'off', label: t('Nepasiekiama'), disabled: true, content: null },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t('Šešios temos'));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: t('Dažnai užduodami klausimai') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: t('Dažnai užduodami klausimai') })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: t('Apie kursą') })).toHaveFocus();
  },
};

/** Open on another one; the parent hears of changes. */
export const Chosen: Story = {
  args: { defaultValue: 'reviews', onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel', { name: containing(t('Atsiliepimai')) })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: containing(t('Temos')) }));
    await expect(args.onChange).toHaveBeenLastCalledWith('topics');
  },
};

/** The parent holds the state: without its consent nothing changes. */
export const Controlled: Story = {
  args: { value: 'topics' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: containing(t('Atsiliepimai')) }));
    await expect(canvas.getByRole('tab', { name: containing(t('Temos')) })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
