import type { Command } from 'commander';
import { isLanguage, languages } from '@medeina/contract';
import { surveyResults, type SurveyResult } from '../learning/activities/survey-results.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork, CommandError, type CommonOptions, report, wholeNumber } from './shell.ts';

/** What learners answered in surveys. */
export function addSurveyCommand(program: Command, settings: () => Settings): void {
  program
    .command('surveys')
    .argument('<course>', 'the id of the course', wholeNumber)
    .description('Show what was answered in the surveys of a course.')
    .option('--language <language>', `the language of questions: ${languages.join(', ')}`, 'lt')
    .option('--json', 'answer in JSON')
    .action(async (courseId: number, options: CommonOptions & { language: string }) => {
      const { language } = options;
      if (!isLanguage(language)) throw new CommandError(`--language must be one of ${languages.join(', ')}.`);
      const surveys = await atWork(settings(), async ({ database }) =>
        surveyResults(database.executor, courseId, language),
      );
      if (surveys.length === 0) throw new CommandError(`Course ${courseId} has no survey.`);
      report({ facts: { course: courseId, surveys }, lines: surveys.flatMap(linesOf) }, options);
    });
}

function linesOf({ title, anonymous, responses, questions }: SurveyResult): string[] {
  return [
    `${title} (${anonymous ? 'anonymous' : 'named'}): ${responses} ${responses === 1 ? 'response' : 'responses'}`,
    ...questions.flatMap(({ question, answered, options, texts }) => [
      `  ${question} (answered: ${answered})`,
      ...options.map(({ text, count }) => `    ${String(count).padStart(4)}  ${text}`),
      ...texts.map(({ username, text }) => `    ${username === null ? '-' : `${username}:`} ${text}`),
    ]),
  ];
}
