import tab from '@bomb.sh/tab/commander';
import { Command } from 'commander';
import type { Settings } from '../platform/settings.ts';
import { addAttendanceCommand } from './attendance.ts';
import { addAuditCommand } from './audit.ts';
import { addBackupCommands } from './backup.ts';
import { addCertificateCommands } from './certificates.ts';
import { addConfirmations } from './confirmation.ts';
import { addContentCommands } from './content.ts';
import { addCouponCommands } from './coupons.ts';
import { addDoctor } from './doctor.ts';
import { addEnvironmentCommands } from './environments.ts';
import { addExamples } from './examples.ts';
import { addExportCommand } from './export.ts';
import { addFormCommand } from './forms.ts';
import { addInstallationCommands } from './installation.ts';
import { addLearningCommands } from './learning.ts';
import { addMessageCommands } from './messages.ts';
import { addOrderCommands } from './orders.ts';
import { addSecretCommands } from './secrets.ts';
import { addModerationCommands } from './moderation.ts';
import { addPreviewCommand } from './preview.ts';
import { addSurveyCommand } from './surveys.ts';
import { addUserCommands } from './users.ts';

/**
 * The operator's command line. Settings are read when a command runs: `--help` works without them. Only commands that
 * change something migrate: those have `--dry-run`, which does not.
 */
export function createProgram(readSettings: () => Settings): Command {
  let isChanging = false;
  const settings = (): Settings => {
    const read = readSettings();
    return { ...read, migrateAtStart: isChanging && read.migrateAtStart };
  };
  const program = new Command('medeina')
    .description('Runs the learning platform: database, content, people.')
    .showHelpAfterError("Run 'medeina help' to see all commands.")
    .configureHelp({ sortSubcommands: true })
    .exitOverride()
    .hook('preAction', (_program, action) => {
      const { dryRun } = action.opts<{ dryRun?: true }>();
      isChanging = dryRun !== true && action.options.some(({ long }) => long === '--dry-run');
    });
  addInstallationCommands(program, settings);
  addBackupCommands(program, settings);
  addCertificateCommands(program, settings);
  addContentCommands(program, settings);
  addEnvironmentCommands(program, settings);
  addExportCommand(program, settings);
  addPreviewCommand(program, settings);
  addLearningCommands(program, settings);
  addAttendanceCommand(program, settings);
  addSurveyCommand(program, settings);
  addOrderCommands(program, settings);
  addCouponCommands(program, settings);
  addModerationCommands(program, settings);
  addFormCommand(program, settings);
  addMessageCommands(program, settings);
  addSecretCommands(program, settings);
  addUserCommands(program, settings);
  addAuditCommand(program, settings);
  addDoctor(program, settings);
  addConfirmations(program);
  addExamples(program);
  tab(program, { completionCommandName: 'completion' });
  return program;
}
