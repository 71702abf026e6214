import { result } from '#messages/result.ts'
import { browserModel } from '#product/browser-model.ts'
import { modelName } from '#web/text/names.ts'

/** The model that wrote a summary, as people call it; that of a browser has no name. */
export function writerName(model: string): string {
  return model === browserModel ? result.browserModel : modelName(model)
}
