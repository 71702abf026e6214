import { useNavigate } from 'react-router'
import { LogOutIcon } from '#web/ui/icons.tsx'
import { logOut } from './log-out.ts'

/** Signs out from the bar at the bottom of a phone. */
export function LogOutButton({ className }: { className: string }) {
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className={className}
      onClick={() => void logOut().then((isOut) => isOut && navigate('/'))}
    >
      <LogOutIcon />
      Logout
    </button>
  )
}
