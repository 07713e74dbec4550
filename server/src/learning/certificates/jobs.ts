import type { JobContext } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs.ts';
import { issueClaimed } from './issue.ts';
import { announceCertificates, remindOfEnds } from './letters.ts';

/** Issues what nobody issued at once, mails what was issued, and reminds of what ends. Each is done by one instance at a time. */
export function certificateJobs(context: Pick<JobContext, 'database' | 'mail' | 'settings'>): Job[] {
  return [
    {
      name: 'new-certificates',
      schedule: '* * * * *',
      retries: 2,
      run: async () => {
        await issueClaimed(context.database.executor);
        await announceCertificates(context);
      },
    },
    // In the morning of the learners' day. A day on which nobody ran it is made up for on the next.
    { name: 'ending-certificates', schedule: '40 5 * * *', retries: 5, run: () => remindOfEnds(context) },
  ];
}
