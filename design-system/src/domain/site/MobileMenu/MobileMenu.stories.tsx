import { useEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { LanguageSwitch } from '../LanguageSwitch/index.ts';
import { headerItems, languages } from '../../support/shell.fixtures.ts';
import { MobileMenu, MobileMenuLinks } from './MobileMenu.tsx';
import type { MobileMenuProps } from './MobileMenu.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { mobileMenuWords } from './MobileMenu.words.ts';

function Opened(props: MobileMenuProps) {
  const [open, setOpen] = useState(props.open);
  // As an app does on navigation.
  useEffect(() => {
    const close = () => {
      setOpen(false);
    };
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('Meniu')}
      </Button>
      <MobileMenu {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta: Meta<typeof MobileMenu> = {
  title: 'Site/MobileMenu',
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  component: MobileMenu,
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onOpenChange: fn(),
    items: headerItems,
    foot: (
      <>
        <LanguageSwitch form="line" current="lt" options={languages} />
        <ButtonLink href="/login">{t('Prisijungti')}</ButtonLink>
      </>
    ),
  },
  render: Opened,
};
export default meta;

type Story = StoryObj<typeof MobileMenu>;

export const Guest: Story = {};

export const SignedIn: Story = {
  args: {
    children: (
      <MobileMenuLinks
        label="Rūta Kazlauskaitė"
        items={[
          { label: t('Mano kursai'), href: '/dashboard/courses' },
          { label: t('Nustatymai'), href: '/dashboard/settings' },
        ]}
        onLeave={fn()}
      />
    ),
  },
};

/**
 * By keyboard: into a submenu and back with the focus; Escape returns it to the button. It always opens at the top
 * level.
 */
export const DrillIn: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await screen.findByRole('dialog', { name: said(mobileMenuWords, 'menu') }));
    const courses = dialog.getByRole('button', { name: t('Kursai') });
    // A dialog, not a menu: the arrow keys do not move the focus.
    await expect(courses).not.toHaveAttribute('aria-haspopup');
    courses.focus();
    await userEvent.keyboard('{Enter}');
    const back = await dialog.findByRole('button', {
      name: said(mobileMenuWords, 'back', { name: t('Kursai') }),
    });
    await waitFor(() => expect(back).toHaveFocus());
    await expect(dialog.getByRole('link', { name: t('Kardiologija') })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: t('Kursai') })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = within(canvasElement).getByRole('button', { name: said(mobileMenuWords, 'menu') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: said(mobileMenuWords, 'menu') })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('Kursai') }));
    await expect(
      await screen.findByRole('button', { name: said(mobileMenuWords, 'back', { name: t('Kursai') }) }),
    ).toBeVisible();
    await fireEvent.popState(window);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: t('Kursai') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    button.blur();
  },
};
