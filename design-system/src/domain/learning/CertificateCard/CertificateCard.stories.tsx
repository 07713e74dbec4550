import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { CertificateCard, CertificateGrid, CertificateGridSkeleton } from './CertificateCard.tsx';
import type { CertificateCardProps } from './CertificateCard.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, said } from '../../../internal/said.fixtures.ts';
import { certificateCardWords } from './CertificateCard.words.ts';

const valid: CertificateCardProps = {
  number: 'MD-26-10442',
  title: t('Sepsis: pirmoji valanda'),
  href: '/dashboard/certificates/medeina/1/show',
  category: 'emergency',
  valid: true,
  result: 96,
  from: '2026-10-22',
  to: '2028-10-22',
  today: '2026-12-01',
};
const expired: CertificateCardProps = {
  ...valid,
  number: 'MD-23-00871',
  title: t('Kvėpavimo takų valdymo pagrindai'),
  category: 'airway',
  valid: false,
  result: 84,
  from: '2023-11-08',
  to: '2025-11-08',
};

const meta: Meta<typeof CertificateCard> = {
  title: 'Learning/CertificateCard',
  tags: ['changing'],
  component: CertificateCard,
  args: valid,
};
export default meta;

type Story = StoryObj<typeof CertificateCard>;

/** The whole card is one link. */
export const Valid: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: t('Sepsis: pirmoji valanda') }),
    ).toHaveFocus();
  },
};

export const NotValid: Story = { args: expired };

/** In the last ninety days the card says how many are left. */
export const Ending: Story = {
  args: { from: '2025-01-20', to: '2027-01-20', today: '2026-12-30' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(containing(said(certificateCardWords, 'left', { days: 21 }))),
    ).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      said(certificateCardWords, 'left', { days: 21 }),
    );
  },
};

/** Revoked: it is not valid, though its last day is ahead. */
export const Revoked: Story = { args: { valid: false } };

export const Russian: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ru' },
  args: { title: 'Сепсис: первый час', from: '2025-01-20', to: '2027-01-20', today: '2026-12-30' },
};

/** It never expires: no bar and no "until". */
export const Endless: Story = { args: { to: undefined } };

export const NoResult: Story = { args: { result: undefined } };

export const ZeroResult: Story = { args: { result: 0 } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${longWords.lt} ${longWords.ru} ${longWords.en}`,
    texts: {
      valid: 'Действителен до конца следующего года',
      result: 'Окончательный результат {result}',
    },
  },
};

export const Several: Story = {
  render: () => (
    <CertificateGrid
      certificates={[
        valid,
        {
          ...valid,
          number: 'MD-26-10107',
          category: 'pharmacy',
          title: t('Anafilaksija: atpažinimas ir gydymas per pirmąsias dešimt minučių'),
          result: 100,
          from: '2026-09-01',
          to: '2028-09-01',
        },
        {
          ...valid,
          number: 'MD-26-07003',
          category: 'nursing',
          title: t('Paciento po insulto slauga'),
          from: '2025-12-01',
          to: '2027-12-01',
        },
        expired,
      ]}
    />
  ),
};

/** The list renders nothing; the page shows an empty state. */
export const Empty: Story = {
  render: () => (
    <>
      <CertificateGrid certificates={[]} />
      <EmptyState title={t('Sertifikatų dar nėra')} />
    </>
  ),
};

export const Loading: Story = { render: () => <CertificateGridSkeleton /> };
