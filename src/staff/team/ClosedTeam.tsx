import { addMember, removeEntry, removeMember, type Team, type TeamAccount } from '../../data/staff/team.ts';
import { Button } from '../../ui/components/Button.tsx';
import layout from '../layout/layout.module.css';
import { AccountRow } from './AccountRow.tsx';
import styles from './Team.module.css';
import { useTeamChange } from './useTeamChange.ts';

export function ClosedTeam({ accounts }: Pick<Team, 'accounts'>) {
  const change = useTeamChange();
  const waiting = accounts.filter(({ isMember }) => !isMember);

  const letIn = ({ uid, email }: TeamAccount) =>
    change.mutate({
      run: () => addMember(uid),
      success: `${email || uid} is on the team.`,
      failure: `${email || uid} could not be let in. Please try again.`,
    });
  const remove = (account: TeamAccount) =>
    change.mutate({
      run: () => removeMember(account.uid),
      success: `${account.email || account.uid} was removed from the team.`,
      failure: `${account.email || account.uid} could not be removed. Please try again.`,
      undo: () => letIn(account),
    });
  const deleteEntry = ({ uid, email }: TeamAccount) =>
    change.mutate({
      run: () => removeEntry(uid),
      success: `${email} was deleted from the list.`,
      failure: `${email} could not be deleted. Please try again.`,
    });
  return (
    <>
      <section className={layout.stack} aria-labelledby="team-members">
        <h3 id="team-members">Members</h3>
        <p className={layout.note}>
          Only members can read and change what visitors can’t. Nobody can remove themselves, so one member
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
                    className={layout.danger}
                    disabled={change.isPending}
                    aria-label={`Remove ${account.email || account.uid} from the team`}
                    onClick={() => remove(account)}
                  >
                    Remove
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
            : 'These accounts can do nothing until you let them in. Nobody has checked that the email is theirs, so ask the person first. A deleted entry comes back when the account signs in again.'}
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
                  aria-label={`Delete ${account.email} from the list`}
                  onClick={() => deleteEntry(account)}
                >
                  Delete
                </Button>
              </AccountRow>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
