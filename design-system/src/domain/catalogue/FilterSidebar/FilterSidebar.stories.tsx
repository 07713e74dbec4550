import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../../primitives/Grid/index.ts';
import { FilterSidebar, FilterSidebarSkeleton } from './FilterSidebar.tsx';
import type { FilterSidebarProps } from './FilterSidebar.tsx';
import { filterGroups, longFilterGroups } from './FilterSidebar.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { filterSidebarWords } from './FilterSidebar.words.ts';

/** Keeps what is checked, as a page does in its address. */
function Kept(props: FilterSidebarProps) {
  const [groups, setGroups] = useState(props.groups);
  return (
    <FilterSidebar
      {...props}
      groups={groups}
      onChange={(change) => {
        setGroups(
          groups.map((group) =>
            Object.assign({}, group, {
              options: group.options.map((option) => {
                if (group.id !== change.group) return option;
                if (option.id === change.option)
                  return Object.assign({}, option, { checked: change.checked });
                return group.none === undefined ? option : Object.assign({}, option, { checked: false });
              }),
            }),
          ),
        );
        props.onChange(change);
      }}
    />
  );
}

const meta: Meta<typeof FilterSidebar> = {
  title: 'Catalogue/FilterSidebar',
  component: FilterSidebar,
  args: {
    groups: filterGroups,
    onChange: fn(),
    onClear: fn(),
  },
  render: Kept,
  decorators: [
    (Story) => (
      <Grid columns={4}>
        <Story />
      </Grid>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof FilterSidebar>;

/** By keyboard: a group is opened and an option checked; one without results is skipped. */
export const Groups: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const online = canvas.getByRole('checkbox', { name: t('Nuotolinis') });
    await expect(online).toHaveAccessibleDescription(t('6 kursai'));
    online.focus();
    await userEvent.keyboard(' ');
    await expect(online).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith({ group: 'format', option: '82', checked: true });
    const city = canvas.getByText(t('Miestas'));
    await expect(canvas.getByLabelText(t('Vilnius'))).not.toBeVisible();
    await userEvent.click(city);
    await expect(canvas.getByRole('checkbox', { name: t('Vilnius') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(filterSidebarWords, 'clear') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** One category at most: choosing another replaces it, and the first option chooses none. */
export const OneOfAGroup: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const fields = within(canvas.getByRole('radiogroup', { name: t('Kryptis') }));
    const emergency = fields.getByRole('radio', { name: t('Skubioji pagalba') });
    const nursing = fields.getByRole('radio', { name: t('Slauga') });
    await expect(nursing).toHaveAccessibleDescription(t('9 kursai'));
    await expect(fields.getByRole('radio', { name: t('Pediatrija') })).toBeDisabled();
    await userEvent.click(nursing);
    await expect(args.onChange).toHaveBeenCalledWith({ group: 'category', option: '63', checked: true });
    await expect(nursing).toBeChecked();
    await expect(emergency).not.toBeChecked();
    await userEvent.click(fields.getByRole('radio', { name: t('Visos kryptys') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ group: 'category', option: '63', checked: false });
    await expect(nursing).not.toBeChecked();
    await expect(fields.getByRole('radio', { name: t('Visos kryptys') })).toBeChecked();
  },
};

/** Without active filters there is nothing to clear. */
export const NoneOn: Story = {
  args: {
    onClear: undefined,
    groups: filterGroups.map(({ id, title, open, none, options }) => ({
      id,
      title,
      open,
      none,
      options: options.map(({ id, label, count }) => ({ id, label, count, checked: false })),
    })),
  },
};

/** When the last option is unchecked, the group stays open under the pointer. */
export const StaysOpen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hybrid = canvas.getByRole('checkbox', { name: t('Hibridinis') });
    await userEvent.click(hybrid);
    await expect(hybrid).not.toBeChecked();
    await expect(hybrid).toBeVisible();
  },
};

export const Long: Story = { tags: ['!dev', '!autodocs'], args: { groups: longFilterGroups } };

/** Renders nothing. */
export const Empty: Story = { args: { groups: [] } };

export const Loading: Story = { render: () => <FilterSidebarSkeleton /> };
