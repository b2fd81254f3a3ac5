const TO_DO =
  /\b(?:i|we) (?:do |also |just |still )*(?:will|am going to|are going to|want|would like|recommend|would recommend|can)\b|\blet's\b|\b(?:i|we) (?:may|might) (?:need|have) to\b|\bhappy to\b|\b(?:increas|decreas|reduc|doubl)(?:e|ing) (?:the|your|his|her)\b|\byou (?:should|can|need|are due)\b|\bdue for\b|^have you\b|\bhave you (?:continue|take|come|follow|go|start|return|keep|use|stop)\b|\b(?:prescri|refer)\w+|^(?:continue|stop|start|take|keep|avoid|order|prescribe|refer)\b/

/** Whether the words announce, ask for or order something that is still to be done. */
export function isToDo(text: string): boolean {
  return TO_DO.test(text)
}
