import type { QuestionCategory } from '@medeina/contract';
import { expect, test } from 'vitest';
import { findQuestions, questionPath } from './FaqSearch.ts';

const topic = (key: string, name: string, questions: readonly string[]): QuestionCategory => ({
  id: 1,
  key,
  name,
  intro: '',
  icon: '0.svg',
  items: questions.map((question, index) => ({ id: index + 1, question })),
});

const topics = [
  topic('sertifikatai', 'Sertifikatai', ['Kada gausiu sertifikatą?', 'Kiek jis galioja?']),
  topic('registracija', 'Регистрация', ['Как зарегистрироваться ещё раз?']),
];

const found = (search: string) => findQuestions(topics, search).map(({ question }) => question);

test('every word is looked for in the question and the name of its topic, marks and case aside', () => {
  expect(found('GAUSIU sertifikata')).toEqual(['Kada gausiu sertifikatą?']);
  expect(found('galioja sertifikatai')).toEqual(['Kiek jis galioja?']);
  expect(found('sertifikat')).toHaveLength(2);
  expect(found('еще зарегистр')).toEqual(['Как зарегистрироваться ещё раз?']);
  expect(found('galioja ligoninė')).toEqual([]);
});

test('a search of signs alone finds nothing and harms nothing', () => {
  for (const search of ['', '   ', '%_\\\'"', '🩺', '.*', 'x'.repeat(10_000)])
    expect(found(search)).toEqual([]);
});

test('a question has an address', () => {
  expect(questionPath('sertifikatai', 2)).toBe('/faq/sertifikatai#question-2');
});
