import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link, LinkButton } from './Link.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const onClear = fn();

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#privacy', children: t('Privatumo politika') },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: t('Privatumo politika') })).toHaveFocus();
  },
};

/** Announces that another site opens. */
export const External: Story = {
  args: { external: true, href: 'https://e-tar.lt', children: t('Teisės aktų registras') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(
      `${t('Teisės aktų registras')}, ${said(translations, 'external')}`,
    );
  },
};

export const Kinds: Story = {
  render: () => (
    <Stack>
      <Text measure="body">
        {t('Registruodamiesi sutinkate su')} <Link href="#terms">{t('naudojimo taisyklėmis')}</Link> ir{' '}
        <Link href="#privacy">{t('privatumo politika')}</Link>.
      </Text>
      <div>
        <Link href="#courses" kind="quiet" alone>
          {t('Visi kursai')}
        </Link>
      </div>
      <div>
        <LinkButton onClick={onClear} alone>
          {t('Išvalyti visus')}
        </LinkButton>
      </div>
      <Panel tone="deep">
        <Link href="#deep">{t('Nuoroda tamsiame fone')}</Link>
      </Panel>
      <Link href="#long">{longWords.lt}</Link>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('Išvalyti visus') }));
    await expect(onClear).toHaveBeenCalledOnce();
  },
};
