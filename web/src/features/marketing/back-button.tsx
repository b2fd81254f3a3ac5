import { ArrowLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/inputs/button.tsx'

/** To the previous page, or home if this is the first one. */
export function BackButton() {
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  return (
    <Button
      variant="quiet"
      icon={<ArrowLeft aria-hidden className="size-4" />}
      onClick={() => void (isFirst ? navigate('/') : navigate(-1))}
      className="-ml-4"
    >
      Back
    </Button>
  )
}
