import type { Command } from 'commander';
import { isLanguage, languages } from '@medeina/contract';
import { surveyResults, surveyTables, type SurveyResult } from '../learning/activities/survey-results.ts';
import type { Settings } from '../platform/settings.ts';
import { csvOf, oneTable } from './csv.ts';
import { atWork, CommandError, type CommonOptions, report, wholeNumber } from './shell.ts';

interface SurveyOptions extends CommonOptions {
  readonly language: string;
  readonly csv?: true;
}

/** What learners answered in surveys. */
export function addSurveyCommand(program: Command, settings: () => Settings): void {
  program
    .command('surveys')
    .argument('<course>', 'the id of the course', wholeNumber)
    .argument('[survey]', 'the name of one of its surveys or questionnaires')
    .description('Show what was answered in the surveys and questionnaires of a course.')
    .option('--language <language>', `the language of questions: ${languages.join(', ')}`, 'lt')
    .option('--csv', 'write every response as a row of CSV, of one survey')
    .option('--json', 'answer in JSON')
    .action(async (courseId: number, name: string | undefined, options: SurveyOptions) => {
      const { language } = options;
      if (!isLanguage(language)) throw new CommandError(`--language must be one of ${languages.join(', ')}.`);
      if (options.csv === true && options.json === true)
        throw new CommandError('Give --csv or --json, not both.');
      if (options.csv === true) {
        const tables = await atWork(settings(), async ({ database }) =>
          surveyTables(database.executor, courseId, language, name),
        );
        process.stdout.write(csvOf(oneTable(tables, name, 'survey')));
        return;
      }
      const surveys = await atWork(settings(), async ({ database }) =>
        surveyResults(database.executor, courseId, language, name),
      );
      if (surveys.length === 0)
        throw new CommandError(`Course ${courseId} has no survey${name === undefined ? '' : ` '${name}'`}.`);
      report({ facts: { course: courseId, surveys }, lines: surveys.flatMap(linesOf) }, options);
    });
}

function linesOf({ title, anonymous, responses, questions }: SurveyResult): string[] {
  return [
    `${title} (${anonymous ? 'anonymous' : 'named'}): ${responses} ${responses === 1 ? 'response' : 'responses'}`,
    ...questions.flatMap(({ question, answered, options, mean, texts }) => [
      `  ${question} (answered: ${answered}${mean === null ? '' : `, mean: ${mean}`})`,
      ...options.map(({ text, count }) => `    ${String(count).padStart(4)}  ${text}`),
      ...texts.map(({ username, text }) => `    ${username === null ? '-' : `${username}:`} ${text}`),
    ]),
  ];
}
