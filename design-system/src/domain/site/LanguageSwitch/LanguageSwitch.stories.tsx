import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../../primitives/Inline/index.ts';
import { languages } from '../../support/shell.fixtures.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { containing, said } from '../../../internal/said.fixtures.ts';
import { languageSwitchWords } from './LanguageSwitch.words.ts';

const meta: Meta<typeof LanguageSwitch> = {
  title: 'Site/LanguageSwitch',
  component: LanguageSwitch,
  args: { options: languages, current: 'lt', onSelect: fn() },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof LanguageSwitch>;

/** By keyboard: the arrow key opens it and moves the focus in, Escape closes, Enter chooses. */
export const Menu: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', {
      name: containing(`${said(languageSwitchWords, 'label')}: LT`),
    });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Lietuvių' })).toHaveFocus());
    await expect(canvas.getByRole('menuitem', { name: 'Lietuvių' })).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitem', { name: 'Русский' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('menuitem', { name: 'Lietuvių' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Lietuvių' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('en');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};

export const Line: Story = { args: { form: 'line', current: 'ru' } };
