import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { courseCount, filterGroups } from '../FilterSidebar/FilterSidebar.fixtures.ts';
import { FilterButton } from './FilterButton.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import type { FilterDialogProps } from './FilterDialog.tsx';

function WithButton(props: FilterDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <FilterButton
        label="Filtrai"
        count={props.tags.length}
        countLabel="įjungti 2 filtrai"
        open={open}
        onPress={() => {
          setOpen(true);
        }}
      />
      <FilterDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta: Meta<typeof FilterDialog> = {
  title: 'Catalogue/FilterDialog',
  component: FilterDialog,
  globals: { viewport: { value: 'phone' } },
  args: {
    open: false,
    onOpenChange: fn(),
    groups: filterGroups,
    tags: [
      { id: '61', label: 'Skubioji pagalba' },
      { id: '81', label: 'Hibridinis' },
    ],
    onChange: fn(),
    onRemove: fn(),
    onClear: fn(),
    countLabel: courseCount,
    labels: { title: 'Filtrai', tags: 'Įjungti filtrai', clear: 'Išvalyti', show: 'Rodyti 19 kursų' },
  },
  render: WithButton,
};
export default meta;

type Story = StoryObj<typeof FilterDialog>;

/** The button opens it; Escape closes it and returns the focus. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole('button', { name: /Filtrai.*įjungti 2 filtrai/ });
    // From 900 px the filters are beside the results.
    if (button === null) return;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Filtrai' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  args: { open: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtrai' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Slauga' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(dialog.getByRole('button', { name: 'Rodyti 19 kursų' })).toBeVisible();
  },
};
