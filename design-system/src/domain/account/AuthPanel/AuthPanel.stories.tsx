import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/Button/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { PasswordInput } from '../../../primitives/PasswordInput/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import { LanguageSwitch } from '../../site/LanguageSwitch/index.ts';
import { languages } from '../../support/shell.fixtures.ts';
import { AuthDivider, AuthPanel } from './AuthPanel.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof AuthPanel> = {
  title: 'Account/AuthPanel',
  component: AuthPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    title: t('Prisijunkite'),
    intro: (
      <>
        {t('Neturite paskyros?')} <Link href="/register">{t('Sukurkite ją')}</Link>
      </>
    ),
    children: (
      <form>
        <Stack gap={20}>
          <TextInput label={t('Naudotojo vardas')} autoComplete="username" />
          <PasswordInput
            label={t('Slaptažodis')}
            autoComplete="current-password"
            error={t('Neteisingas naudotojo vardas arba slaptažodis')}
          />
          <Button size="lg" full type="submit">
            {t('Prisijungti')}
          </Button>
        </Stack>
        <AuthDivider />
        <Button variant="outline" full>
          {t('Tęsti su „Google“')}
        </Button>
      </form>
    ),
    foot: (
      <>
        <Link kind="quiet" href="/page/3">
          {t('Privatumo politika')}
        </Link>
        <LanguageSwitch form="line" label={t('Kalba')} current="lt" options={languages} />
      </>
    ),
    quote: {
      text: t('„Prieš mokymus skaičiau algoritmą. Po jų jis pats ateina į galvą.“'),
      by: t('Giedrė, skubiosios pagalbos slaugytoja, Klaipėda'),
    },
  },
};
export default meta;

type Story = StoryObj<typeof AuthPanel>;

export const LogIn: Story = {};
