import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/Button/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { PasswordInput } from '../../../primitives/PasswordInput/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import { LanguageSwitch } from '../../site/LanguageSwitch/index.ts';
import { languages } from '../../support/shell.fixtures.ts';
import { AuthDivider, AuthPanel } from './AuthPanel.tsx';

const meta: Meta<typeof AuthPanel> = {
  title: 'Account/AuthPanel',
  component: AuthPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    title: 'Prisijunkite',
    intro: (
      <>
        Neturite paskyros? <Link href="/register">Sukurkite ją</Link>
      </>
    ),
    children: (
      <form>
        <Stack gap={20}>
          <TextInput label="Naudotojo vardas" autoComplete="username" />
          <PasswordInput
            label="Slaptažodis"
            autoComplete="current-password"
            error="Neteisingas naudotojo vardas arba slaptažodis"
          />
          <Button size="lg" full type="submit">
            Prisijungti
          </Button>
        </Stack>
        <AuthDivider />
        <Button variant="outline" full>
          Tęsti su „Google“
        </Button>
      </form>
    ),
    foot: (
      <>
        <Link kind="quiet" href="/page/3">
          Privatumo politika
        </Link>
        <LanguageSwitch form="line" label="Kalba" current="lt" options={languages} />
      </>
    ),
    quote: {
      text: '„Prieš mokymus skaičiau algoritmą. Po jų jis pats ateina į galvą.“',
      by: 'Giedrė, skubiosios pagalbos slaugytoja, Klaipėda',
    },
  },
};
export default meta;

type Story = StoryObj<typeof AuthPanel>;

export const LogIn: Story = {};
