import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { filterGroups } from '../FilterSidebar/FilterSidebar.fixtures.ts';
import { FilterButton } from './FilterButton.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, said } from '../../../internal/said.fixtures.ts';
import { filterButtonWords } from './FilterButton.words.ts';

const meta: Meta<typeof FilterDialog> = {
  title: 'Catalogue/FilterDialog',
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  component: FilterDialog,
  globals: { viewport: { value: 'phone' } },
  args: {
    trigger: <FilterButton count={2} />,
    onOpenChange: fn(),
    total: 19,
    groups: filterGroups,
    tags: [
      { id: '61', label: t('Skubioji pagalba') },
      { id: '81', label: t('Hibridinis') },
    ],
    onChange: fn(),
    onRemove: fn(),
    onClear: fn(),
  },
  argTypes: { trigger: { control: false } },
};
export default meta;

type Story = StoryObj<typeof FilterDialog>;

/** The button opens it; Escape closes it and returns the focus. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole('button', {
      name: containing(said(filterButtonWords, 'filters'), '2'),
    });
    // From 900 px the filters are beside the results.
    if (button === null) return;
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByRole('dialog', { name: said(filterButtonWords, 'filters') }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: said(filterButtonWords, 'filters') }));
    await userEvent.click(dialog.getByRole('radio', { name: t('Slauga') }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t('Rodyti 19 kursų') }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The number of courses left is not known yet. */
export const Counting: Story = { args: { defaultOpen: true, total: undefined } };

/** The filters are loading: the button takes the focus and opens nothing. */
export const Loading: Story = {
  render: () => <FilterButton count={0} loading />,
};

/** Without groups there is nothing to open, so the button is not there either. */
export const Empty: Story = { args: { groups: [] } };
