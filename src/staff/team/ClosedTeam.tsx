import { addMember, removeEntry, removeMember, type Team, type TeamAccount } from '../../data/staff/team.ts';
import { Button } from '../../ui/components/Button.tsx';
import layout from '../shared/layout.module.css';
import { AccountRow } from './AccountRow.tsx';
import styles from './Team.module.css';
import { useTeamChange } from './useTeamChange.ts';

/** Members, and accounts that wait to be let in. */
export function ClosedTeam({ accounts }: Pick<Team, 'accounts'>) {
  const change = useTeamChange();
  const waiting = accounts.filter(({ isMember }) => !isMember);

  const letIn = ({ uid, email }: TeamAccount) =>
    change.mutate({
      run: () => addMember(uid),
      success: `${email || uid} is on the team.`,
      failure: `Failed to let in ${email || uid}.`,
    });
  const takeOff = (account: TeamAccount) =>
    change.mutate({
      run: () => removeMember(account.uid),
      success: `${account.email || account.uid} is off the team.`,
      failure: `Failed to take off ${account.email || account.uid}.`,
      undo: () => letIn(account),
    });
  const forget = ({ uid, email }: TeamAccount) =>
    change.mutate({
      run: () => removeEntry(uid),
      success: `${email} is off the list until it signs in again.`,
      failure: `Failed to remove ${email}.`,
    });
  return (
    <>
      <section className={layout.stack} aria-labelledby="team-members">
        <h3 id="team-members">Members</h3>
        <p className={layout.note}>
          Only members can read and change what visitors can’t. Nobody can take off themselves, so one member
          always remains.
        </p>
        <ul className={styles.accounts}>
          {accounts
            .filter(({ isMember }) => isMember)
            .map((account) => (
              <AccountRow key={account.uid} account={account}>
                {!account.isSelf && (
                  <Button
                    small
                    variant="danger"
                    disabled={change.isPending}
                    aria-label={`Take ${account.email || account.uid} off the team`}
                    onClick={() => takeOff(account)}
                  >
                    Take off
                  </Button>
                )}
              </AccountRow>
            ))}
        </ul>
      </section>
      <section className={layout.stack} aria-labelledby="team-waiting">
        <h3 id="team-waiting">Waiting</h3>
        <p className={layout.note}>
          {waiting.length === 0
            ? 'Nobody is waiting. A new colleague appears here after signing in.'
            : 'They have signed in, but can do nothing yet. Nobody has checked that an e-mail is theirs: ask the person before you let them in.'}
        </p>
        {waiting.length > 0 && (
          <ul className={styles.accounts}>
            {waiting.map((account) => (
              <AccountRow key={account.uid} account={account}>
                <Button
                  small
                  disabled={change.isPending}
                  aria-label={`Let in ${account.email}`}
                  onClick={() => letIn(account)}
                >
                  Let in
                </Button>
                <Button
                  small
                  variant="quiet"
                  disabled={change.isPending}
                  aria-label={`Remove ${account.email} from the list`}
                  onClick={() => forget(account)}
                >
                  Remove
                </Button>
              </AccountRow>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
