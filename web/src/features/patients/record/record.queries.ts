import { patientDetailsApi } from '@chartwright/contract/patient-details'
import { patientRecordApi } from '@chartwright/contract/patient-record'
import { tasksApi } from '@chartwright/contract/tasks'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/http/api.ts'

/** Per patient. Refetched on each opening: sessions, notes and tasks change elsewhere. */
const recordKey = (id: string) => ['patient-record', id] as const

export const detailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...recordKey(id), 'details'],
    queryFn: ({ signal }) => call(patientDetailsApi.get, { params: { id }, signal }),
    staleTime: 0,
  })

export const visitsQuery = (id: string) =>
  queryOptions({
    queryKey: [...recordKey(id), 'visits'],
    queryFn: ({ signal }) => call(patientRecordApi.visits, { params: { id }, signal }),
    staleTime: 0,
  })

export const carriedQuery = (id: string) =>
  queryOptions({
    queryKey: [...recordKey(id), 'carried'],
    queryFn: ({ signal }) => call(patientRecordApi.carried, { params: { id }, signal }),
    staleTime: 0,
  })

export const patientTasksQuery = (id: string) =>
  queryOptions({
    queryKey: [...recordKey(id), 'tasks'],
    queryFn: ({ signal }) => call(tasksApi.ofPatient, { params: { patientId: id }, signal }),
    staleTime: 0,
  })

/** A different patient of the session is a different query. */
export const sinceQuery = (sessionId: string, patientId: string) =>
  queryOptions({
    queryKey: ['since-last-time', sessionId, patientId],
    queryFn: ({ signal }) =>
      call(patientRecordApi.sinceLastTime, { params: { id: sessionId }, signal }),
    staleTime: 0,
  })
