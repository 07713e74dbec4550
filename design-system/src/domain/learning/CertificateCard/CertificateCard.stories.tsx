import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { CertificateCard, CertificateGrid, CertificateGridSkeleton } from './CertificateCard.tsx';
import type { CertificateCardProps } from './CertificateCard.tsx';

const valid: CertificateCardProps = {
  id: 'MD-26-10442',
  title: 'Sepsis: pirmoji valanda',
  href: '/dashboard/certificates/medeina/1/show',
  category: 'emergency',
  valid: true,
  status: 'Galioja',
  result: 'Rezultatas 96 %',
  from: 'nuo 2026-10-22',
  to: 'iki 2028-10-22',
  remaining: 0.96,
  remainingLabel: 'Likęs galiojimas',
};
const expired: CertificateCardProps = {
  ...valid,
  id: 'MD-23-00871',
  title: 'Kvėpavimo takų valdymo pagrindai',
  category: 'airway',
  valid: false,
  status: 'Nebegalioja',
  result: 'Rezultatas 84 %',
  from: 'nuo 2023-11-08',
  to: 'iki 2025-11-08',
  remaining: 0,
};

const meta: Meta<typeof CertificateCard> = {
  title: 'Learning/CertificateCard',
  component: CertificateCard,
  args: valid,
};
export default meta;

type Story = StoryObj<typeof CertificateCard>;

/** The whole card is one link. */
export const Valid: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Sepsis: pirmoji valanda' })).toHaveFocus();
  },
};

export const NotValid: Story = { args: expired };

export const Ending: Story = { args: { remaining: 0.07, to: 'iki 2027-01-20' } };

/** It never expires: no bar and no "until". */
export const Endless: Story = { args: { remaining: undefined, to: undefined } };

export const NoResult: Story = { args: { result: undefined } };

export const ZeroResult: Story = { args: { result: 'Rezultatas 0 %' } };

export const Long: Story = {
  args: {
    title: `${longWords.lt} ${longWords.ru} ${longWords.en}`,
    status: 'Действителен до конца следующего года',
    result: 'Окончательный результат 100 %',
  },
};

export const Several: Story = {
  render: () => (
    <CertificateGrid
      label="Sertifikatai"
      certificates={[
        valid,
        {
          ...valid,
          id: 'MD-26-10107',
          category: 'pharmacy',
          title: 'Anafilaksija: atpažinimas ir gydymas per pirmąsias dešimt minučių',
          result: 'Rezultatas 100 %',
          remaining: 0.88,
        },
        {
          ...valid,
          id: 'MD-26-07003',
          category: 'nursing',
          title: 'Paciento po insulto slauga',
          remaining: 0.5,
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
      <CertificateGrid label="Sertifikatai" certificates={[]} />
      <EmptyState title="Sertifikatų dar nėra" />
    </>
  ),
};

export const Loading: Story = { render: () => <CertificateGridSkeleton label="Sertifikatai kraunami" /> };
