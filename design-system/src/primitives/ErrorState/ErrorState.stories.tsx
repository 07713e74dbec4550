import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';
import { OfflineState } from './OfflineState.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { offlineStateWords } from './ErrorState.words.ts';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: {
    title: t('Nepavyko gauti kursų'),
    children: t('Patikrinkite ryšį ir bandykite dar kartą.'),
    action: <Button size="sm">{t('Bandyti dar kartą')}</Button>,
    reference: '7f3a-91c2',
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(t('Nepavyko gauti kursų'));
  },
};

const onReconnect = fn();

/** Without a connection: retries by itself once it is back. */
export const Offline: Story = {
  render: () => (
    <OfflineState
      title={t('Nėra ryšio')}
      onReconnect={onReconnect}
      action={
        <Button variant="outline" size="sm">
          {t('Bandyti dar kartą')}
        </Button>
      }
    >
      {t('Kai ryšys atsiras, tęsime patys. Tai, ką jau atvėrėte, galite skaityti ir dabar.')}
    </OfflineState>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      said(offlineStateWords, 'title'),
    );
    window.dispatchEvent(new Event('online'));
    await expect(onReconnect).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: longWords.lt, children: longWords.ru, reference: longWords.en },
};
