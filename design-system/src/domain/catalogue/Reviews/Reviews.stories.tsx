import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import type { StarCount } from '../../../primitives/RatingInput/index.ts';
import { RatingDistribution } from './RatingDistribution.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import type { ReviewFormProps } from './ReviewForm.tsx';
import { ReviewList, ReviewListSkeleton } from './ReviewList.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { reviewFormWords } from './ReviewForm.words.ts';
import { ratingInputWords } from '../../../primitives/RatingInput/RatingInput.words.ts';

const meta: Meta<typeof ReviewList> = {
  title: 'Catalogue/Reviews',
  component: ReviewList,
  args: {
    reviews: [
      {
        id: '1',
        name: 'Dainius Mockevičius',
        position: t('Paramedikas, Baltijos greitoji'),
        rating: 5,
        text: t(
          'Pirmą kartą mokymuose tikrai vadovavau komandai, o ne stovėjau trečioje eilėje. Po savaitės tas pats scenarijus pasitaikė pamainoje.',
        ),
      },
      {
        id: '2',
        name: 'Елена Петрова',
        position: 'Медсестра отделения интенсивной терапии',
        rating: 4,
        lang: 'ru',
        text: 'Теорию прошла в телефоне за две ночные смены. На симуляции всё встало на свои места.',
      },
      { id: '3', name: longWords.lt, rating: 1, text: longWords.ru },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof ReviewList>;

export const List: Story = {};

export const Distribution: Story = {
  render: () => <RatingDistribution average={4.9} counts={[284, 22, 5, 1, 0]} />,
};

/** Under five reviews there is no distribution. */
export const Few: Story = { render: () => <RatingDistribution average={4.5} counts={[2, 2, 0, 0, 0]} /> };

export const NoneYet: Story = {
  render: () => <RatingDistribution average={0} counts={[0, 0, 0, 0, 0]} />,
};

const submit = fn();

const untouched = {};

/** A page that remembers the stars. */
function Given({
  rating = untouched,
  text = untouched,
  ...rest
}: Partial<Pick<ReviewFormProps, 'loading' | 'rating' | 'text'>>) {
  const [stars, setStars] = useState<StarCount | ''>('');
  return (
    <ReviewForm
      {...rest}
      text={text}
      rating={{ ...rating, value: stars, onChange: setStars }}
      onSubmit={(event) => {
        event.preventDefault();
        submit(stars);
      }}
    />
  );
}

export const Form: Story = {
  render: () => <Given />,
  play: async ({ canvasElement }) => {
    submit.mockClear();
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: said(ratingInputWords, 'star', { count: 1 }) }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(
      canvas.getByRole('radio', { name: said(ratingInputWords, 'star', { count: 4 }) }),
    ).toBeChecked();
    await userEvent.type(
      canvas.getByRole('textbox', { name: said(reviewFormWords, 'text') }),
      '  Aišku ir naudinga. ',
    );
    await userEvent.click(canvas.getByRole('button', { name: said(reviewFormWords, 'submit') }));
    await expect(submit).toHaveBeenCalledWith(4);
  },
};

export const FormSaving: Story = { render: () => <Given loading /> };

export const FormFailed: Story = {
  render: () => <Given text={{ error: t('Atsiliepimo išsaugoti nepavyko. Bandykite dar kartą.') }} />,
};

/** The list renders nothing; the page shows an empty state. */
export const Empty: Story = {
  args: { reviews: [] },
  render: (args) => (
    <>
      <ReviewList {...args} />
      <EmptyState title={t('Atsiliepimų dar nėra')} />
    </>
  ),
};

export const Loading: Story = { render: () => <ReviewListSkeleton /> };
